import encode from 'qr'

type Props = { readonly text: string; readonly label: string }

/** A picture that the camera of a phone reads. Dark on white in every theme, or no camera would. */
export function QrCode({ text, label }: Props) {
  const rows = encode(text, 'raw', { ecc: 'medium', border: 4 })
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="block size-56 rounded-m border border-line bg-white forced-color-adjust-none"
    >
      <path d={dots.join('')} fill="#000" />
    </svg>
  )
}
