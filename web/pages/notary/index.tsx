// The queue of an office, and of all of them for support.
import { DeskFrame, QueueScreen } from '#web/workbench/index.ts'

export default function Notary({ screen, search }: { screen: string; search: string }) {
  return (
    <DeskFrame place={screen === 'support' ? 'support' : 'notary'}>
      <QueueScreen search={search} />
    </DeskFrame>
  )
}
