import { configurePage } from '#core/page.ts'

// Files of tests share their modules: each begins as on a page that was told nothing, whatever the one before it told.
configurePage({ market: 'cz' })
