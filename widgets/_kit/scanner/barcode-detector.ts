/** What of the Shape Detection API is used here; TypeScript does not know it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const FORMATS = ['code_128', 'code_39', 'ean_13', 'ean_8', 'itf', 'upc_a', 'qr_code', 'data_matrix']

const findClass = (): DetectorClass | null =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null

/** Whether this browser reads barcodes by itself and lets the page ask for its camera. */
export const canUseCamera = (): boolean =>
  findClass() !== null && typeof navigator.mediaDevices?.getUserMedia === 'function'

let detector: Promise<Detector | null> | null = null

async function makeDetector(): Promise<Detector | null> {
  const found = findClass()
  if (!found) return null
  const known = await found.getSupportedFormats()
  return new found({ formats: FORMATS.filter(format => known.includes(format)) })
}

/** The barcodes of a picture; none where it can't be read. */
export async function readBarcodes(source: HTMLVideoElement): Promise<string[]> {
  try {
    detector ??= makeDetector()
    const found = await (await detector)?.detect(source)
    return found?.map(({ rawValue }) => rawValue) ?? []
  } catch {
    return []
  }
}
