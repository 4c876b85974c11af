import { readSaver, tellSaver } from '#core/record/read-saver.ts'
import { t } from './news-messages.ts'

/** Who saved the category meanwhile, as the body of a 409 tells. */
export const tellClash = (body: unknown): string =>
  tellSaver(readSaver(body), {
    me: t('clashMine'),
    unknown: t('clash'),
    colleague: told => t('clashWho', told),
  })
