import { type PointerEvent, useRef } from 'react'
import { signingLimits } from '#domain/contracts/index.ts'
import { useSay } from '#web/i18n/index.ts'
import { Button } from '#web/ui/button.tsx'

export type Stroke = readonly (readonly [number, number])[]

const width = 1000
const height = 400

type Props = {
  readonly id: string
  readonly strokes: readonly Stroke[]
  readonly onChange: (strokes: readonly Stroke[]) => void
}

/** A field to draw one's name in. Who cannot draw types it instead. */
export function SignaturePad({ id, strokes, onChange }: Props) {
  const say = useSay()
  const isDown = useRef(false)
  const pointOf = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = (part: number, most: number) => Math.round(Math.min(Math.max(part, 0), 1) * most)
    return [at((event.clientX - box.left) / box.width, width), at((event.clientY - box.top) / box.height, height)]
  }
  const isFull = strokes.flat().length >= signingLimits.points
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (isFull || strokes.length >= signingLimits.strokes) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDown.current = true
    onChange([...strokes, [pointOf(event)]])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1)
    if (!isDown.current || !last || isFull) return
    onChange([...strokes.slice(0, -1), [...last, pointOf(event)]])
  }
  const up = () => {
    isDown.current = false
  }
  return (
    <div>
      <svg
        id={id}
        role="img"
        aria-label={say('contract_signing.sign.pad')}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        className="block aspect-5/2 w-full touch-none rounded-s border-[1.5px] border-line-strong bg-white"
      >
        <line x1="60" x2="940" y1="320" y2="320" className="stroke-line-strong" strokeWidth="3" />
        {strokes.map((stroke, place) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a line of the pen is known by its place
            key={place}
            points={stroke.map((point) => point.join(',')).join(' ')}
            fill="none"
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-ink"
          />
        ))}
      </svg>
      <Button look="ghost" size="small" onClick={() => onChange([])}>
        {say('contract_signing.sign.clear')}
      </Button>
    </div>
  )
}
