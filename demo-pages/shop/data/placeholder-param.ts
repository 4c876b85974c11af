/** One param as the server keeps it and writes it into the page. */
export interface PlaceholderParam {
  name: string
  value: string | number | boolean | null
  type: ParamType
}

export const PARAM_TYPES = ['string', 'integer', 'decimal', 'boolean'] as const
export type ParamType = (typeof PARAM_TYPES)[number]
