import {
  Description,
  DocsContext,
  Source,
  Stories,
  Subheading,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import { StoryFrame } from './story-frame.tsx'

/**
 * What tells its height or has a visitor is in pages of its own, where what the visitor does is done: a dialog is open,
 * a file refused, a row renamed.
 */
export function KitPage(): ReactNode {
  const stories = useContext(DocsContext).componentStories()
  const isFramed = stories.some(
    ({ parameters, playFunction }) => parameters.docs?.story?.height || playFunction,
  )
  if (!isFramed)
    return (
      <>
        <Title />
        <Description of="meta" />
        <Stories title="" includePrimary />
      </>
    )
  return (
    <>
      <Title />
      <Description of="meta" />
      {stories.map(({ id, name, moduleExport, parameters }) => (
        <section key={id} className="docs-part">
          <Subheading>{name}</Subheading>
          <StoryFrame id={id} title={name} height={parameters.docs?.story?.height} isQueued />
          <Unstyled>
            <details className="docs-states">
              <summary>Code</summary>
              <Source of={moduleExport} />
            </details>
          </Unstyled>
        </section>
      ))}
    </>
  )
}
