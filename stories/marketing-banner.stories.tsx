import type { Meta } from '@storybook/react-vite'
import { setReporter } from '#core/report.ts'
import { BANNER, WIDE_PICTURE } from '#testing/fixtures/marketing-banner.ts'
import { widget } from '#widgets/marketing-banner/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Marketing banner' } satisfies Meta

const show = (params: Record<string, unknown> = {}, globals: WidgetStory['globals'] = {}) =>
  widgetStory(widget, {
    params: { ...BANNER, ...params },
    globals,
  })

export const Card = show()
export const Hero = show({ layout: 'hero' })
export const Strip = show({ layout: 'strip' })
export const HeroNarrow = show({ layout: 'hero' }, { width: '320px' })
export const StripNarrow = show({ layout: 'strip' }, { width: '320px' })
export const HeroDark = show({ layout: 'hero' }, { theme: 'dark' })
export const StripDark = show({ layout: 'strip' }, { theme: 'dark' })
export const HeroWithoutPicture = show({ layout: 'hero', image: '' })
export const StripWithoutPicture = show({ layout: 'strip', image: '' })
export const StripWithoutButton = show({ layout: 'strip', action: '' })
export const TitleAlone = show({ text: '', action: '', image: '' })

/** The description of the picture is the name of the link. */
export const PictureAlone = show({ ...WIDE_PICTURE, title: '', text: '', action: '', layout: 'hero' })

/** Without words and picture the name of the campaign stands for them. */
export const NameAlone = show({ title: '', text: '', action: '', image: '' })

export const Romanian = show(
  {
    title: 'Telefonul vechi în schimbul unuia nou',
    text: 'Cumpărăm telefonul dumneavoastră vechi, iar noul iPhone 16 vă costă mai puțin.',
    action: 'Aflați prețul',
    href: '/ro/vanzare/',
    layout: 'hero',
  },
  { market: 'ro' },
)

/** An address that may not be linked: the words stay, and the console tells the editor. */
export const WithoutAddress = {
  ...show({ href: 'javascript:alert(1)' }),
  beforeEach: () => setReporter(() => {}),
}
