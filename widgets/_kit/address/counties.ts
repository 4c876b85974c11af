import type { Place } from '#core/api/content/places.ts'

/** The counties of Romania, and the sectors of București, as an address spells them. */
export const COUNTIES: readonly string[] = [
  ...'Alba,Arad,Argeș,Bacău,Bihor,Bistrița-Năsăud,Botoșani,Brașov,Brăila,Buzău,Caraș-Severin,Călărași,Cluj,Constanța,Covasna,Dâmbovița,Dolj,Galați,Giurgiu,Gorj,Harghita,Hunedoara,Ialomița,Iași,Ilfov,Maramureș,Mehedinți,Mureș,Neamț,Olt,Prahova,Satu Mare,Sălaj,Sibiu,Suceava,Teleorman,Timiș,Tulcea,Vaslui,Vâlcea,Vrancea'.split(
    ',',
  ),
  ...[1, 2, 3, 4, 5, 6].map(sector => `Sector ${sector}`),
]

/** A town and its district as an address of the market names them: in București the sector stands where the county does elsewhere. */
export function splitTown({ city, district }: Place): { city: string; district: string } {
  const [, town, sector] = /^(București), (Sector [1-6])$/.exec(city) ?? []
  return town && sector ? { city: town, district: sector } : { city, district }
}
