import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { Note } from '#kit/feedback/note.tsx'
import { readBarcodes } from './barcode-detector.ts'
import { scannerMessages } from './scanner-messages.ts'

const t = createTranslate(scannerMessages)

/** How often a picture is looked at, in milliseconds. */
const PERIOD = 150
/** The same code is not read again sooner: it stays before the camera for a while. */
const PAUSE = 2000

/** What the camera sees; each barcode in it is a scan. */
export function Camera({ onScan }: { onScan: (code: string) => void }): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const current = useRef(onScan)
  current.current = onScan
  const [isDenied, setDenied] = useState(false)
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setInterval> | undefined
    let last = { code: '', at: 0 }
    const look = async (): Promise<void> => {
      if (!video.current || video.current.readyState < video.current.HAVE_CURRENT_DATA) return
      for (const code of await readBarcodes(video.current)) {
        const at = performance.now()
        if (isOver || (code === last.code && at - last.at < PAUSE)) continue
        last = { code, at }
        current.current(code)
      }
    }
    const open = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      timer = setInterval(() => void look(), PERIOD)
    }
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    open().catch(() => setDenied(true))
    return () => {
      isOver = true
      clearInterval(timer)
      stop()
    }
  }, [])
  if (isDenied) return <Note kind="warning">{t('cameraDenied')}</Note>
  return (
    <video ref={video} className="ostrov-scanner-camera" muted playsInline aria-label={t('cameraPicture')} />
  )
}
