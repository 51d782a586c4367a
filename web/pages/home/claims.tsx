import { useSay } from '#web/i18n/index.ts'

const claims = ['entrepreneurs', 'contracts', 'holding'] as const

export function Claims() {
  const say = useSay()
  return (
    <ul aria-label={say('home.claims.label')} className="grid gap-x-8 gap-y-5 border-y border-line py-8 md:grid-cols-3">
      {claims.map((claim) => (
        <li key={claim} className="flex items-baseline gap-3 md:block">
          <b className="block font-serif text-2xl leading-tight font-semibold">{say(`home.claims.${claim}.figure`)}</b>{' '}
          <span className="text-md text-ink-2">{say(`home.claims.${claim}.text`)}</span>
        </li>
      ))}
    </ul>
  )
}
