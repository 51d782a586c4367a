import { useEffect, useRef, useState } from 'react'
import { isSideways, type PdfSheet, type Rotation } from './sheet.ts'

type Props = {
  readonly sheet: PdfSheet
  readonly page: number
  /** 1 fits the width of its place. */
  readonly zoom: number
  readonly rotation: Rotation
  readonly label: string
}

/** One page, drawn as sharp as the screen is, and anew when its place becomes another. */
export function PdfPage({ sheet, page, zoom, rotation, label }: Props) {
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const box = place.current
    if (!box) return
    const watch = new ResizeObserver(() => setRoom(box.clientWidth - 32))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    const sharp = window.devicePixelRatio || 1
    let wanted = true
    void sheet.size(page).then(async ({ width, height }) => {
      const [wide, high] = isSideways(rotation) ? [height, width] : [width, height]
      const target = canvas.current
      if (!wanted || !target || room <= 0) return
      const scale = (room / wide) * zoom
      target.style.width = `${wide * scale}px`
      target.style.height = `${high * scale}px`
      await sheet.draw(page, target, { scale: scale * sharp, rotation })
    })
    return () => {
      wanted = false
    }
  }, [sheet, page, zoom, rotation, room])
  return (
    <section
      ref={place}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is scrolled by keys too
      tabIndex={0}
      aria-label={label}
      className="min-h-0 flex-1 overflow-auto p-4 -outline-offset-2!"
    >
      <canvas ref={canvas} role="img" aria-label={label} className="mx-auto block max-w-none bg-white shadow-2" />
    </section>
  )
}
