import { defineTexts } from '../site/site.ts'

export const SEED_TEXTS = defineTexts({
  cz: { everything: 'Všechny předobjednávky', phones: 'Nové telefony' },
  ro: { everything: 'Toate precomenzile', phones: 'Telefoane noi' },
})
