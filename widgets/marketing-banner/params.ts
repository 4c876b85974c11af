import { defineParams } from '#core/params/define-params.ts'
import { choice, image, integer, link, reference, text } from '#core/params/vocabulary.ts'

/** A picture is no larger than this, in its own pixels; 0 says that its size is not known. */
const pixels = () => integer({ default: 0, min: 0, max: 10_000 })

export const params = defineParams({
  title: text({ default: '', max: 120 }),
  text: text({ default: '', max: 400 }),
  action: text({ default: '', max: 40 }),
  href: link(),
  image: image({ default: '' }),
  imageAlt: text({ default: '', max: 200 }),
  imageWidth: pixels(),
  imageHeight: pixels(),
  layout: choice(['hero', 'strip', 'card'], { default: 'card' }),
  id: reference({ pattern: '^[A-Za-z0-9-]+$' }),
  name: text({ default: '', max: 100 }),
  creative: text({ default: '', max: 100 }),
  slot: text({ default: '', max: 100 }),
})
