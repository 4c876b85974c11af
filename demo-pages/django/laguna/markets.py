"""What differs between the two markets' sites."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Site:
    market: str
    language: str
    name: str
    home: str
    buyback: str
    review: str
    service: str
    service_order: str
    sign_in: str
    sign_out: str
    #: Where the link for a new password is asked for, and where it leads.
    forgotten: str
    new_password: str
    goods: str
    cart: str
    search: str
    #: The shop's own stores.
    stores: str
    demos: str
    #: What a customer agrees to by ordering.
    business_terms: str
    #: What holds for a sale.
    terms: str
    #: What is kept about people, and why.
    privacy: str
    #: Where staff purge the cache.
    purge: str
    #: The plain form for the newsletter.
    newsletter: str
    phone: str
    email: str
    #: Who sells, in one line.
    seller: str
    #: The server's id of the market's own country.
    home_country: int
    #: Where shops of the market lead those who can't agree with them: addresses and their names.
    authorities: tuple[tuple[str, str], ...]

    @property
    def prefix(self) -> str:
        return f'/{self.market}/'

    @property
    def fallback(self) -> str:
        """What stands in a component that an editor puts on a page."""
        offer = {'cs': 'Rádi vám poradíme i po telefonu:', 'ro': 'Vă ajutăm cu plăcere și la telefon:'}[
            self.language
        ]
        return f'<p>{offer} <a class="shop-phone" href="{self.phone_link}">{self.phone}</a></p>'

    @property
    def phone_link(self) -> str:
        return 'tel:' + self.phone.replace(' ', '')


SITES = {
    site.market: site
    for site in (
        Site(
            market='cz',
            language='cs',
            name='Česko',
            home='/cz/',
            buyback='/cz/vykup/',
            review='/cz/vykup/prehled/',
            service='/cz/servis/',
            service_order='/cz/servis/objednavka/',
            sign_in='/cz/prihlaseni/',
            sign_out='/cz/odhlaseni/',
            forgotten='/cz/zapomenute-heslo/',
            new_password='/cz/nove-heslo/',
            goods='/cz/zbozi/',
            cart='/cz/kosik/',
            search='/cz/hledani/',
            stores='/cz/prodejny/',
            demos='/cz/ukazky/',
            business_terms='/cz/obchodni-podminky/',
            terms='/cz/vykup/podminky/',
            privacy='/cz/ochrana-osobnich-udaju/',
            purge='/cz/obsluha/mezipamet/',
            newsletter='/cz/newsletter/',
            phone='+420 800 123 456',
            email='info@laguna.example',
            seller='Laguna s.\u00a0r.\u00a0o., Vodní 7, 602\u00a000\u00a0Brno, IČO:\u00a012345679',
            home_country=56,
            authorities=(),
        ),
        Site(
            market='ro',
            language='ro',
            name='România',
            home='/ro/',
            buyback='/ro/vanzare/',
            review='/ro/vanzare/detalii/',
            service='/ro/service/',
            service_order='/ro/service/comanda/',
            sign_in='/ro/autentificare/',
            sign_out='/ro/deconectare/',
            forgotten='/ro/parola-uitata/',
            new_password='/ro/parola-noua/',
            goods='/ro/produse/',
            cart='/ro/cos/',
            search='/ro/cautare/',
            stores='/ro/magazine/',
            demos='/ro/exemple/',
            business_terms='/ro/termeni/',
            terms='/ro/vanzare/conditii/',
            privacy='/ro/protectia-datelor/',
            purge='/ro/personal/memorie-cache/',
            newsletter='/ro/newsletter/',
            phone='+40 800 123 456',
            email='contact@laguna.example',
            seller='Laguna Electronics S.R.L., Strada Apei 7, 400001\u00a0Cluj-Napoca, CUI:\u00a0RO12345674',
            home_country=178,
            authorities=(
                ('https://anpc.ro/', 'ANPC'),
                ('https://reclamatiisal.anpc.ro/', 'Soluționarea alternativă a litigiilor (SAL)'),
            ),
        ),
    )
}


def find_site(path: str) -> Site | None:
    """The market that a path belongs to."""
    return SITES.get(path.split('/')[1]) if path.startswith('/') else None
