import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of the search for photos; they come with it. */
export const photoMessages = defineMessages({
  cs: {
    newestGalleries: 'Nejnovější galerie',
    findGallery: 'Hledat v galerii',
    findGalleryHint: 'Podle názvu, třeba iPhone.',
    takePhoto: 'Použít fotku: {name}',
    photoCount: '{count, plural, one {# fotka} few {# fotky} other {# fotek}}',
    chosenPhoto: 'Vybráno',
    photo: 'Fotka {number}',
  },
  ro: {
    newestGalleries: 'Cele mai noi galerii',
    findGallery: 'Căutați o galerie',
    findGalleryHint: 'După nume, de exemplu iPhone.',
    takePhoto: 'Folosiți fotografia: {name}',
    photoCount: '{count, plural, one {o fotografie} few {# fotografii} other {# de fotografii}}',
    chosenPhoto: 'Aleasă',
    photo: 'Fotografia {number}',
  },
  en: {
    newestGalleries: 'The newest galleries',
    findGallery: 'Find a gallery',
    findGalleryHint: 'By its name, such as iPhone.',
    takePhoto: 'Take the photo: {name}',
    photoCount: '{count, plural, one {# photo} other {# photos}}',
    chosenPhoto: 'Chosen',
    photo: 'Photo {number}',
  },
})

export const tPhoto = createTranslate(photoMessages)
