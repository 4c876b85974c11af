import { defineTexts } from '../site/site.ts'

/** Why the gateway says that a payment came to nothing. */
export const REASONS = ['declined', 'not-confirmed', 'cancelled', 'already-paid'] as const
export type Reason = (typeof REASONS)[number]

export const PAYMENT_TEXTS = defineTexts({
  cz: {
    reasons: {
      declined: 'Banka platbu odmítla. Nic jsme nestrhli, zkuste prosím jinou kartu.',
      'not-confirmed': 'Banka nedostala potvrzení platby, a\u00a0tak ji odmítla. Nic jsme nestrhli.',
      cancelled: 'Platba byla zrušena. Nic jsme nestrhli.',
      'already-paid': 'Objednávka už je zaplacená jinou platbou nebo zrušená. Tyto peníze vám vracíme.',
    } satisfies Record<Reason, string>,
    notPayable: 'Objednávka už je zaplacená nebo zrušená, platit ji znovu není třeba.',
    noGateway: 'Platba kartou teď není k\u00a0dispozici. Zvolte prosím jiný způsob platby.',
    amountChanged: 'Částka k\u00a0zaplacení se mezitím změnila. Nic jsme nestrhli, zaplaťte prosím znovu.',
    tokenUsed:
      'Potvrzení z\u00a0peněženky platí jen jednou a\u00a0už jsme ho použili. Zaplaťte prosím znovu.',
    badToken: 'Platbu z\u00a0peněženky se nepodařilo zpracovat. Zaplaťte prosím znovu.',
    over: 'Tato platba už skončila. Zaplaťte prosím znovu.',
    emptyCart: 'V\u00a0košíku nic není.',
    notApple: 'Tuto adresu Apple Pay neznáme.',
    paidSubject: (number: string) => `Objednávka ${number} je zaplacená`,
    paidBody: (number: string, sum: string) =>
      `platbu ${sum} za objednávku ${number} jsme přijali. Děkujeme.`,
    hello: 'Dobrý den,',
    see: 'Jak na tom objednávka je, uvidíte kdykoli tady:',
    regards: 'Vaše Laguna',
  },
  ro: {
    reasons: {
      declined: 'Banca a refuzat plata. Nu s-a încasat nicio sumă; încercați cu alt card.',
      'not-confirmed': 'Banca nu a primit confirmarea plății și a refuzat-o. Nu s-a încasat nicio sumă.',
      cancelled: 'Plata a fost anulată. Nu s-a încasat nicio sumă.',
      'already-paid': 'Comanda este deja plătită prin altă plată sau este anulată. Vă returnăm acești bani.',
    } satisfies Record<Reason, string>,
    notPayable: 'Comanda este deja plătită sau anulată și nu mai trebuie plătită.',
    noGateway: 'Plata cu cardul nu este disponibilă acum. Vă rugăm să alegeți alt mod de plată.',
    amountChanged:
      'Suma de plată s-a schimbat între timp. Nu s-a încasat nicio sumă; vă rugăm să plătiți din nou.',
    tokenUsed: 'Această plată a fost deja folosită. Vă rugăm să plătiți din nou.',
    badToken: 'Plata din portofel nu poate fi citită. Vă rugăm să plătiți din nou.',
    over: 'Această plată s-a încheiat. Vă rugăm să plătiți din nou.',
    emptyCart: 'Coșul este gol.',
    notApple: 'Nu cunoaștem această adresă Apple Pay.',
    paidSubject: (number: string) => `Comanda ${number} este plătită`,
    paidBody: (number: string, sum: string) =>
      `am primit plata de ${sum} pentru comanda ${number}. Vă mulțumim.`,
    hello: 'Bună ziua,',
    see: 'Stadiul comenzii îl vedeți oricând aici:',
    regards: 'Echipa Laguna',
  },
})
