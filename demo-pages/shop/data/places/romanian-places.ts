/** City, county and postcode of places in the Romanian market. */
export const ROMANIAN_PLACES = `
București, Sector 1|București|010011
București, Sector 2|București|020011
București, Sector 3|București|030011
București, Sector 4|București|040011
București, Sector 5|București|050011
București, Sector 6|București|060011
Alba Iulia|Alba|510001
Alexandria|Teleorman|140001
Arad|Arad|310001
Bacău|Bacău|600001
Baia Mare|Maramureș|430001
Bârlad|Vaslui|731001
Bistrița|Bistrița-Năsăud|420001
Botoșani|Botoșani|710001
Brăila|Brăila|810001
Brașov|Brașov|500001
Buzău|Buzău|120001
Călărași|Călărași|910001
Câmpina|Prahova|105600
Cluj-Napoca|Cluj|400001
Constanța|Constanța|900001
Craiova|Dolj|200001
Curtea de Argeș|Argeș|115300
Deva|Hunedoara|330001
Dej|Cluj|405200
Drobeta-Turnu Severin|Mehedinți|220001
Făgăraș|Brașov|505200
Focșani|Vrancea|620001
Galați|Galați|800001
Giurgiu|Giurgiu|080001
Hunedoara|Hunedoara|331001
Iași|Iași|700001
Lugoj|Timiș|305500
Mangalia|Constanța|905500
Medgidia|Constanța|905600
Mediaș|Sibiu|551001
Miercurea Ciuc|Harghita|530100
Oradea|Bihor|410001
Otopeni|Ilfov|075100
Petroșani|Hunedoara|332001
Piatra Neamț|Neamț|610001
Pitești|Argeș|110001
Ploiești|Prahova|100001
Râmnicu Vâlcea|Vâlcea|240001
Reșița|Caraș-Severin|320001
Roman|Neamț|611001
Satu Mare|Satu Mare|440001
Sfântu Gheorghe|Covasna|520001
Sibiu|Sibiu|550001
Sighișoara|Mureș|545400
Slatina|Olt|230001
Slobozia|Ialomița|920001
Suceava|Suceava|720001
Târgoviște|Dâmbovița|130001
Târgu Jiu|Gorj|210001
Târgu Mureș|Mureș|540001
Timișoara|Timiș|300001
Tulcea|Tulcea|820001
Turda|Cluj|401001
Vaslui|Vaslui|730001
Voluntari|Ilfov|077190
Zalău|Sălaj|450001
`
