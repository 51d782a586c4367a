import { BaseSequencer, type TestSpecification } from 'vitest/node'

// What is tried over random answers, and what starts whole processes: minutes in full, where most files take a second.
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /(laws|fuzz|contradictions|main|rekey)\.test\.ts$/.test(moduleId)

/** So that at the end no process works alone on what takes longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
