// One case, as the office that works on it sees it; and, where a case would stand, the hours of the office itself.
import { CaseScreen, DeskFrame, HoursScreen } from '#web/workbench/index.ts'

type Params = Readonly<Record<string, string>>
type Props = { readonly screen: string; readonly params: Params }

/** What no case is called. */
const hours = 'hours'

export default function NotaryCase({ screen, params: { uuid = '', tab } }: Props) {
  const isOffice = screen === 'notaryCase'
  return (
    <DeskFrame place={isOffice ? 'notary' : 'support'}>
      {isOffice && uuid === hours ? <HoursScreen /> : <CaseScreen key={uuid} uuid={uuid} tab={tab} />}
    </DeskFrame>
  )
}
