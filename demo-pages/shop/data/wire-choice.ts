export interface WireChoice {
  value: string
  label: string
  image: string | null
  image_alt: string | null
}
