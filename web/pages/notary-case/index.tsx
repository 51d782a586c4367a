// One case, as the office that works on it sees it.
import { CaseScreen, DeskFrame } from '#web/workbench/index.ts'

type Props = { readonly screen: string; readonly params: Readonly<Record<string, string>> }

export default function NotaryCase({ screen, params: { uuid = '', tab } }: Props) {
  return (
    <DeskFrame place={screen === 'supportCase' ? 'support' : 'notary'}>
      <CaseScreen key={uuid} uuid={uuid} tab={tab} />
    </DeskFrame>
  )
}
