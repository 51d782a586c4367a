import { useSay } from '#web/i18n/index.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FlowLayout } from './layout.tsx'

/** The frame stays empty in its own shape, so that nothing jumps when the questions come. */
export function Loading() {
  const say = useSay()
  return (
    <FlowLayout
      menu={null}
      foot={null}
      deed={<aside className="hidden border-l border-line bg-sunken min-[75rem]:block" />}
      form={
        <div className="animate-appear pt-6">
          <Skeleton label={say('questionnaire.loading')} shape="page" />
        </div>
      }
    />
  )
}
