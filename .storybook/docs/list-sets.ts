import type { Messages } from '#core/intl/define-messages.ts'
import { LANGUAGES } from './describe-widget.ts'

const isMessages = (made: unknown): made is Messages =>
  typeof made === 'object' && made !== null && LANGUAGES.every(language => language in made)

/** The sets of texts in a widget's folder, `messages.ts` first, of all modules by their paths. */
export const listSets = (
  modules: Readonly<Record<string, object>>,
  widget: string,
): { file: string; messages: Messages }[] =>
  Object.entries(modules)
    .flatMap(([path, made]) => {
      const [, file] = path.split(`/widgets/${widget}/`)
      return file
        ? Object.values(made)
            .filter(isMessages)
            .map(messages => ({ file, messages }))
        : []
    })
    .sort((a, b) => Number(b.file === 'messages.ts') - Number(a.file === 'messages.ts'))
