import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Košík',
    'component.help':
      'Produkty v košíku s pojištěním, zárukami a příslušenstvím. Počty jdou měnit, odebraný produkt jde vrátit.',
    'params.goodsUrl.label': 'Odkaz na zboží',
    'params.goodsUrl.help': 'Kam vede tlačítko z prázdného košíku. Bez odkazu se tlačítko nezobrazí.',
    'params.checkoutUrl.label': 'Odkaz na pokladnu',
    'params.checkoutUrl.help': 'Kam vede tlačítko k objednávce. Bez odkazu se tlačítko nezobrazí.',
    'params.buybackUrl.label': 'Odkaz na výkup',
    'params.buybackUrl.help':
      'Vede k němu bonus za staré zařízení. Otevře se v nové kartě, aby košík zůstal.',
    'params.freeFrom.label': 'Doprava zdarma od částky',
    'params.freeFrom.help':
      'Košík ukazuje, kolik do ní zbývá. S nulou se řídí nejlevnějším způsobem dopravy.',
    'params.bonusPercent.label': 'Nejvyšší bonus za staré zařízení v %',
    'params.bonusPercent.help':
      'Číslo v textu „až … %“, podle něj i částka. Nejvýše tolik, kolik nabízí obchod; to platí i při nule.',
    heading: 'Obsah košíku',
    empty: 'V košíku zatím nic není.',
    toGoods: 'Prohlédnout zboží',
    toCheckout: 'Pokračovat k objednávce',
    total: 'Celkem',
    totalFrom: 'Celkem od',
    withoutBonus: 'Bez bonusu {price}.',
    upTo: 'až {price}',
    codeLater: 'Slevový kód zadáte v pokladně.',
    totalNews: 'Košík celkem za {total}.',
    goods: 'Zboží',
    extras: 'Pojištění a záruky',
    bonus: 'Bonus za staré zařízení',
    vat: 'Včetně DPH.',
    coming: 'V pokladně ještě odečteme {amount} ({name}).',
    provisional: 'Předběžně, než vaše staré zařízení oceníme.',
  },
  ro: {
    'component.label': 'Coș',
    'component.help':
      'Produsele din coș, cu asigurări, garanții și accesorii. Numărul de bucăți se poate schimba, iar un produs eliminat poate fi pus la loc.',
    'params.goodsUrl.label': 'Linkul către produse',
    'params.goodsUrl.help': 'Unde duce butonul din coșul gol. Fără link, butonul nu se afișează.',
    'params.checkoutUrl.label': 'Linkul către finalizarea comenzii',
    'params.checkoutUrl.help': 'Unde duce butonul de comandă. Fără link, butonul nu se afișează.',
    'params.buybackUrl.label': 'Linkul către vânzarea dispozitivelor',
    'params.buybackUrl.help':
      'Acolo duce bonusul pentru dispozitivul vechi. Se deschide într-o filă nouă, ca să rămână coșul.',
    'params.freeFrom.label': 'Livrare gratuită de la suma',
    'params.freeFrom.help':
      'Coșul arată cât mai lipsește până la ea. La zero se ia în calcul cel mai ieftin mod de livrare.',
    'params.bonusPercent.label': 'Bonusul maxim pentru dispozitivul vechi, în %',
    'params.bonusPercent.help':
      'Numărul din textul „până la … %”, după care se calculează și suma. Cel mult cât oferă magazinul; la zero, exact atât.',
    heading: 'Conținutul coșului',
    empty: 'Coșul este gol deocamdată.',
    toGoods: 'Vedeți produsele',
    toCheckout: 'Continuați comanda',
    total: 'Total',
    totalFrom: 'Total de la',
    withoutBonus: 'Fără bonus {price}.',
    upTo: 'până la {price}',
    codeLater: 'Codul de reducere îl introduceți la finalizarea comenzii.',
    totalNews: 'Totalul coșului: {total}.',
    goods: 'Produse',
    extras: 'Asigurări și garanții',
    bonus: 'Bonus pentru dispozitivul vechi',
    vat: 'TVA inclus.',
    coming: 'La finalizarea comenzii mai scădem {amount} ({name}).',
    provisional: 'Estimativ, până când evaluăm dispozitivul vechi.',
  },
  en: {
    'component.label': 'Cart',
    'component.help':
      'The products of the cart with insurance, warranties and accessories. Quantities can be changed, and what was removed can be put back.',
    'params.goodsUrl.label': 'Link to the goods',
    'params.goodsUrl.help': 'Where the button of an empty cart leads. Without it there is no button.',
    'params.checkoutUrl.label': 'Link to the checkout',
    'params.checkoutUrl.help': 'Where the button to the order leads. Without it there is no button.',
    'params.buybackUrl.label': 'Link to the buy-back',
    'params.buybackUrl.help':
      'The bonus for an old device leads there. It opens in a new tab, so that the cart stays.',
    'params.freeFrom.label': 'Free delivery from',
    'params.freeFrom.help': 'The cart shows how much is left to it. With zero the cheapest delivery decides.',
    'params.bonusPercent.label': 'Highest bonus for an old device, in %',
    'params.bonusPercent.help':
      'The number in the text “up to …%”, which the amount follows. At most what the shop offers; with zero, just that.',
    heading: 'What is in the cart',
    empty: 'The cart is empty so far.',
    toGoods: 'See the goods',
    toCheckout: 'Go on to the order',
    total: 'Total',
    totalFrom: 'Total from',
    withoutBonus: 'Without the bonus {price}.',
    upTo: 'up to {price}',
    codeLater: 'A discount code is entered in the checkout.',
    totalNews: 'The cart costs {total}.',
    goods: 'Goods',
    extras: 'Insurance and warranties',
    bonus: 'Bonus for the old device',
    vat: 'VAT included.',
    coming: 'The checkout takes off another {amount} ({name}).',
    provisional: 'Provisional, until we have valued your old device.',
  },
})

export const t = createTranslate(messages)
