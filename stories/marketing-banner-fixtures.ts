const draw = (size: string, inside: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${inside}</svg>`)}`

const PICTURES: Readonly<Record<string, string>> = {
  '/phone.svg': draw(
    '240 240',
    '<rect x="75" y="20" width="90" height="200" rx="16" fill="#3b98a0"/><circle cx="120" cy="200" r="6" fill="#225d63"/>',
  ),
  '/wide.svg': draw('1200 300', '<rect width="1200" height="300" fill="#0b6b57"/>'),
}

/** Gives the banner its picture: params take addresses of a site alone, and nothing is behind those here. */
export function drawPictures(root: ParentNode): void {
  for (const picture of root.querySelectorAll('img'))
    picture.src = PICTURES[picture.getAttribute('src') ?? ''] ?? picture.src
}

export const BANNER = {
  id: 'autumn-2026',
  name: 'Podzim 2026',
  creative: 'teal-phone',
  slot: 'home-top',
  title: 'Starý telefon za nový',
  text: 'Váš telefon vykoupíme a jeho cenu odečteme z nového iPhonu 16. Cenu znáte za dvě minuty.',
  action: 'Zjistit cenu',
  image: '/phone.svg',
  imageWidth: 240,
  imageHeight: 240,
  href: '/cz/vykup/',
}

export const WIDE_PICTURE = {
  image: '/wide.svg',
  imageAlt: 'Podzimní výprodej: sleva 20 % na obaly',
  imageWidth: 1200,
  imageHeight: 300,
}
