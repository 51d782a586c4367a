import { forgetMeasured } from '#web/analytics/index.ts'
import { leaveAccount } from '#web/session/index.ts'

export async function logOut(target: string): Promise<void> {
  forgetMeasured()
  await leaveAccount(target)
}
