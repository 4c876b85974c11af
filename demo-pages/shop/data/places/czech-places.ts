/** City, district and postcode of places in the Czech market. */
export const CZECH_PLACES = `
Praha 1|Praha|11000
Praha 2|Praha|12000
Praha 3|Praha|13000
Praha 4|Praha|14000
Praha 5|Praha|15000
Praha 6|Praha|16000
Praha 7|Praha|17000
Praha 8|Praha|18000
Praha 9|Praha|19000
Praha 10|Praha|10000
Brno|Brno-město|60200
Brno-Židenice|Brno-město|61500
Brno-Líšeň|Brno-město|62800
Brno-Bystrc|Brno-město|63500
Ostrava|Ostrava-město|70200
Ostrava-Poruba|Ostrava-město|70800
Ostrava-Zábřeh|Ostrava-město|70030
Plzeň|Plzeň-město|30100
Plzeň-Bolevec|Plzeň-město|32300
Liberec|Liberec|46001
Olomouc|Olomouc|77900
České Budějovice|České Budějovice|37001
Hradec Králové|Hradec Králové|50002
Ústí nad Labem|Ústí nad Labem|40001
Pardubice|Pardubice|53002
Zlín|Zlín|76001
Havířov|Karviná|73601
Kladno|Kladno|27201
Most|Most|43401
Opava|Opava|74601
Frýdek-Místek|Frýdek-Místek|73801
Jihlava|Jihlava|58601
Karviná|Karviná|73301
Teplice|Teplice|41501
Chomutov|Chomutov|43001
Děčín|Děčín|40502
Karlovy Vary|Karlovy Vary|36001
Jablonec nad Nisou|Jablonec nad Nisou|46601
Mladá Boleslav|Mladá Boleslav|29301
Prostějov|Prostějov|79601
Přerov|Přerov|75002
Česká Lípa|Česká Lípa|47001
Třebíč|Třebíč|67401
Tábor|Tábor|39001
Znojmo|Znojmo|66902
Příbram|Příbram|26101
Cheb|Cheb|35002
Kolín|Kolín|28002
Trutnov|Trutnov|54101
Kroměříž|Kroměříž|76701
Písek|Písek|39701
Šumperk|Šumperk|78701
Vsetín|Vsetín|75501
Valašské Meziříčí|Vsetín|75701
Uherské Hradiště|Uherské Hradiště|68601
Hodonín|Hodonín|69501
Břeclav|Břeclav|69002
Český Krumlov|Český Krumlov|38101
Litoměřice|Litoměřice|41201
Nový Jičín|Nový Jičín|74101
Chrudim|Chrudim|53701
Havlíčkův Brod|Havlíčkův Brod|58001
Strakonice|Strakonice|38601
Klatovy|Klatovy|33901
Jindřichův Hradec|Jindřichův Hradec|37701
Kutná Hora|Kutná Hora|28401
Náchod|Náchod|54701
Beroun|Beroun|26601
Mělník|Mělník|27601
Vyškov|Vyškov|68201
Žďár nad Sázavou|Žďár nad Sázavou|59101
`
