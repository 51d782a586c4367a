// Plain words in our own letters: they say which ways of paying there are, and imitate nobody's logo.
const marks = ['iDEAL | Wero', 'Visa', 'Mastercard', 'Bancontact']

export const PaymentMarks = ({ label }: { label: string }) => (
  <ul aria-label={label} className="flex flex-wrap gap-2">
    {marks.map((mark) => (
      <li key={mark} className="rounded-s border border-line bg-surface px-3 py-1.5 text-xs font-semibold">
        {mark}
      </li>
    ))}
  </ul>
)
