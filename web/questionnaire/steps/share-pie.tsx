import type { ShareholderKey } from '#domain/fields/index.ts'
import { useLocale, useSay } from '#web/i18n/index.ts'
import { percentOfWhole } from '../parts/pie/geometry.ts'
import { Pie } from '../parts/pie/pie.tsx'

export interface Holder {
  readonly person: ShareholderKey
  readonly name: string
  readonly initials: string
  readonly isYou?: boolean
  readonly shares: number
}

interface Props {
  readonly label: string
  readonly holders: readonly Holder[]
  readonly total: number
  readonly onChange: (shares: readonly number[]) => void
}

/** Who gets how many, with borders to drag that say what is on either side of them. */
export function SharePie({ label, holders, total, onChange }: Props) {
  const say = useSay()
  const { state } = useParts(total)
  return (
    <Pie
      label={label}
      shares={holders.map(({ person, initials, shares }, index) => ({
        key: person,
        initials: initials || String(index + 1),
        shares,
      }))}
      total={total}
      onChange={onChange}
      border={(index) => {
        const [left, right] = [holders[index], holders[index + 1]]
        return {
          label: say(left?.isYou ? 'offers.shares.border_you' : 'offers.shares.border', {
            left: left?.name ?? '',
            right: right?.name ?? '',
          }),
          value: [left, right].flatMap((side) => (side ? [state(side)] : [])).join(', '),
        }
      }}
    />
  )
}

/** How parts of a whole are told: as a percentage, and as what somebody has. */
export function useParts(whole: number) {
  const say = useSay()
  const { locale } = useLocale()
  const numbers = new Intl.NumberFormat(locale)
  const percent = (count: number): string => numbers.format(percentOfWhole(count, whole))
  const state = ({ name, shares }: Pick<Holder, 'name' | 'shares'>): string =>
    say('offers.shares.state', { name, shares: numbers.format(shares), percent: percent(shares) })
  return { percent, state }
}
