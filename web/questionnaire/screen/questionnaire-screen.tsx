import { useCallback, useMemo, useState } from 'react'
import { href } from '#web/links/index.ts'
import { useSite } from '#web/site/index.ts'
import { useLoadedModule } from '#web/ui/use-part.ts'
import type { PreparedFlow, Surroundings } from '../model/open/prepared.ts'
import { useFresh } from '../model/open/use-fresh.ts'
import { isPlain } from '../model/open/wishes.ts'
import type { Outside } from '../model/use/frame.ts'
import { QuestionnaireProvider } from '../parts/speaking.tsx'
import { FlowScreen } from './flow-screen.tsx'
import { FlowLayout } from './layout.tsx'
import { WhenGone } from './save-status.tsx'

interface Props {
  readonly prepared: PreparedFlow
  /** Absent on a first visit: a questionnaire is made and its own address takes over. */
  readonly uid: string | undefined
  readonly search: string
  readonly outside: Outside
}

interface ReadyProps extends Omit<Props, 'prepared'> {
  readonly around: Surroundings
}

/** The questionnaire of an address. One that begins here and brings nothing along needs no waiting. */
export function QuestionnaireScreen({ prepared, uid, ...rest }: Props) {
  const { flags, unserved_countries } = useSite()
  const around = useMemo<Surroundings>(
    () => ({ ...prepared, flags, unserved: unserved_countries }),
    [prepared, flags, unserved_countries],
  )
  const [begun, setBegun] = useState(() => (uid === undefined && isPlain(rest.search) ? { uuid: '' } : null))
  const onMade = useCallback((uuid: string) => setBegun({ uuid }), [])
  if (begun && (uid === undefined || uid === begun.uuid)) {
    return <FreshScreen around={around} uid={uid} onMade={onMade} {...rest} />
  }
  return <LaterScreen around={around} uid={uid} {...rest} />
}

function FreshScreen({ around, uid, search, outside, onMade }: ReadyProps & { onMade: (uuid: string) => void }) {
  const questionnaire = useFresh(around, onMade)
  return (
    <QuestionnaireProvider value={questionnaire}>
      <WhenGone outside={outside} back={href('flow', { flow: around.flow, uid })} />
      <FlowScreen search={search} outside={outside} />
    </QuestionnaireProvider>
  )
}

const loadOpened = () => import('./opened-screen.tsx')

/** Whoever comes back waits for their answers anyway. */
function LaterScreen(props: ReadyProps) {
  const part = useLoadedModule(loadOpened, true)
  // The frame stays empty in its own shape, so that nothing jumps when the questions come.
  return part ? (
    <part.OpenedScreen {...props} />
  ) : (
    <FlowLayout menu={null} total={null} foot={null} wide aside={null} form={null} />
  )
}
