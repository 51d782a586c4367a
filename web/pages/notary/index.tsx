// The queue of an office, and of all of them for support.
import { DeskFrame, QueueScreen, ServicesScreen } from '#web/workbench/index.ts'

export default function Notary({ screen, search }: { screen: string; search: string }) {
  return (
    <DeskFrame place={screen === 'notary' ? 'notary' : 'support'}>
      {screen === 'supportServices' ? <ServicesScreen search={search} /> : <QueueScreen search={search} />}
    </DeskFrame>
  )
}
