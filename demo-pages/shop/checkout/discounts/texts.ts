import { defineTexts } from '#shop/site/site.ts'

/** Why a discount can't be had, and what to do. */
export const DISCOUNT_TEXTS = defineTexts({
  cz: {
    invalidCode: 'Neplatný slevový kód. Zkontrolujte ho prosím.',
    inactive: 'Tato sleva už skončila.',
    'not-yet': (when: string) => `Sleva začne platit ${when}.`,
    expired: (when: string) => `Platnost slevy skončila ${when}.`,
    used: 'Slevový kód už byl použitý.',
    minimum: (sum: string) => `Slevu můžete použít při nákupu zboží od ${sum}.`,
    'not-combinable': 'Slevu nejde kombinovat s\u00a0jinou. Nejdřív prosím odeberte tu, kterou už máte.',
    'no-goods': 'Sleva se na zboží v\u00a0košíku nevztahuje.',
    someGoods: 'Počítá se jen z\u00a0vybraného zboží.',
    goodsAlone: 'Počítá se jen ze zboží, ne z\u00a0pojištění, záruk a\u00a0služeb.',
    lease: 'S\u00a0leasingem nejde kombinovat dárkový poukaz. Vyberte jinou platbu, nebo poukaz odeberte.',
    twice: 'Tuto slevu už v\u00a0košíku máte.',
    cardNumber: 'Číslo karty ISIC má na začátku písmeno S, pak 12 číslic a\u00a0případně ještě písmeno.',
    cardHolder: 'Jméno držitele nesouhlasí s\u00a0kartou.',
    cardUnknown: 'Platnou kartu ISIC s\u00a0tímto číslem jsme nenašli.',
    tooOften: (when: string) => `Kódů už bylo příliš mnoho za sebou. Další můžete zadat ${when}.`,
  },
  ro: {
    invalidCode: 'Codul de reducere nu este valid. Vă rugăm să îl verificați.',
    inactive: 'Codul de reducere nu mai este valabil.',
    'not-yet': (when: string) => `Reducerea este valabilă de la ${when}.`,
    expired: (when: string) => `Reducerea a expirat pe ${when}.`,
    used: 'Codul de reducere a fost deja folosit.',
    minimum: (sum: string) => `Puteți folosi reducerea la cumpărături de cel puțin ${sum}.`,
    'not-combinable': 'Reducerea nu se combină cu alta. Vă rugăm să o eliminați mai întâi pe cea existentă.',
    'no-goods': 'Reducerea nu se aplică produselor din coș.',
    someGoods: 'Se aplică numai anumitor produse.',
    goodsAlone: 'Se aplică numai produselor, nu și asigurărilor, garanțiilor sau serviciilor.',
    lease: 'Voucherul cadou nu se combină cu leasingul. Alegeți altă plată sau eliminați voucherul.',
    twice: 'Aveți deja această reducere în coș.',
    cardNumber: 'Numărul cardului ISIC începe cu S, are apoi 12 cifre și, eventual, o literă.',
    cardHolder: 'Numele titularului nu corespunde cardului.',
    cardUnknown: 'Nu cunoaștem un astfel de card ISIC valabil.',
    tooOften: (when: string) =>
      `S-au introdus prea multe coduri unul după altul. Puteți încerca din nou ${when}.`,
  },
})
