import { useLayoutEffect, useRef } from 'react'
import type { SectionView } from '#domain/flow/index.ts'
import { useQuestionnaire } from '../store/context.tsx'
import { useFlowView } from '../store/use-flow.ts'
import { useFrame } from './frame.tsx'
import { SectionNav } from './section-nav.tsx'

/** Takes the focus when one arrives here by pressing something. */
export function useArrivalFocus() {
  const { arrival } = useFrame()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useFlowView(({ progress }) => `${progress.temporal_step} ${progress.substep} ${progress.person ?? ''}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place asks anew
  useLayoutEffect(() => {
    if (!arrival.wanted) return
    arrival.wanted = false
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [place, arrival])
  return heading
}

/** The heading of a section, one or two sentences, and the other sections of the step. */
export function SectionHead({ section }: { section: SectionView }) {
  const { messages } = useQuestionnaire()
  const heading = useArrivalFocus()
  const words = messages.flow.sections[section.name]
  return (
    <>
      <div className="mb-6" data-tour="questions">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none max-md:text-[1.5rem]">
          {words.heading}
        </h1>
        <p className="mt-1.5 max-w-prose text-hint text-ink-2">{words.intro}</p>
      </div>
      <SectionNav />
    </>
  )
}
