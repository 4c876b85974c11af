import { Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { splitTitle } from './story-names.ts'

/** The heading of a page, without the names that its title has for the search. */
export function PageTitle(): ReactNode {
  const { title } = useOf('meta').preparedMeta
  return <Title>{splitTitle(title.split('/').at(-1) ?? title)[0]}</Title>
}
