// Plain word marks in our own letters: they say which ways of paying there are, and imitate nobody's logo.
const marks = ['iDEAL | Wero', 'Visa', 'Mastercard', 'Bancontact'] as const

const widths = { 'iDEAL | Wero': 104, Visa: 52, Mastercard: 94, Bancontact: 94 } as const satisfies Record<
  (typeof marks)[number],
  number
>

export function PaymentMarks({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark}>
          <svg role="img" aria-label={mark} viewBox={`0 0 ${widths[mark]} 32`} width={widths[mark]} height={32}>
            <rect
              x="0.75"
              y="0.75"
              width={widths[mark] - 1.5}
              height="30.5"
              rx="6"
              className="fill-surface stroke-line"
              strokeWidth="1.5"
            />
            <text
              x="50%"
              y="21"
              textAnchor="middle"
              fontSize="13"
              fontWeight="700"
              className="fill-ink-2 font-sans forced-colors:fill-[CanvasText]"
            >
              {mark}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  )
}
