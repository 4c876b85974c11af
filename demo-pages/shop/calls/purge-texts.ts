import type { MarketCode, PurgeCode } from '../contract.ts'

interface PurgeTexts {
  notAChoice: (value: string) => string
  notABoolean: string
  notAText: string
  /** A key with a space in it is two, which whoever sent a list did not mean. */
  keyHasSpace: string
  codes: Readonly<Record<PurgeCode, string>>
}

/** What the purge call says of a request that it refuses. */
export const PURGE_TEXTS: Readonly<Record<MarketCode, PurgeTexts>> = {
  cz: {
    notAChoice: value => `"${value}" je neplatnou volbou.`,
    notABoolean: 'Zadejte platnou logickou hodnotu.',
    notAText: 'Neplatný řetězec.',
    keyHasSpace: 'Klíč nesmí obsahovat mezeru.',
    codes: {
      keysMissing: 'Zadejte aspoň jeden klíč.',
      keysTooMany: 'Zkontrolujte, že klíčů není více než 256.',
      keyTooLong: 'Zkontrolujte, že žádný klíč není delší než 1024 bajtů.',
      keysTooLong: 'Zkontrolujte, že klíče nejsou dohromady delší než 16384 bajtů.',
      keyHasControl: 'Klíč nesmí obsahovat řídicí znaky.',
      urlMissing: 'Toto pole nesmí být prázdné.',
      urlForeign: 'Vložte adresu tohoto webu.',
    },
  },
  ro: {
    notAChoice: value => `"${value}" nu este o opțiune validă.`,
    notABoolean: 'Introduceți o valoare logică validă.',
    notAText: 'Nu este un șir de caractere valid.',
    keyHasSpace: 'O cheie nu poate conține spații.',
    codes: {
      keysMissing: 'Introduceți cel puțin o cheie.',
      keysTooMany: 'Asigurați-vă că nu sunt mai mult de 256 de chei.',
      keyTooLong: 'Asigurați-vă că nicio cheie nu depășește 1024 de octeți.',
      keysTooLong: 'Asigurați-vă că toate cheile nu depășesc împreună 16384 de octeți.',
      keyHasControl: 'O cheie nu poate conține caractere de control.',
      urlMissing: 'Acest câmp nu poate fi gol.',
      urlForeign: 'Introduceți o adresă a acestui site.',
    },
  },
}
