/** What an office offers: a call, at its desk, or both. */
export const meetingModes = ['online', 'offline', 'online_offline'] as const
export type MeetingMode = (typeof meetingModes)[number]

/** How one appointment is held. */
export const meetingWays = ['online', 'offline'] as const
export type MeetingWay = (typeof meetingWays)[number]

export const waysOf = (mode: MeetingMode): readonly MeetingWay[] => (mode === 'online_offline' ? meetingWays : [mode])

/** Days on which an office can be open at all: nobody passes a deed at a weekend. */
export const officeDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type OfficeDay = (typeof officeDays)[number]

/** From one time of the clock to another, as in 09:00. */
export type Stretch = { readonly from: string; readonly to: string }

/** When an office receives people, how, and how long beforehand it wants to know. */
export type OfficeHours = {
  readonly mode: MeetingMode
  /** How long an appointment takes. */
  readonly minutes: number
  /** Left free between one appointment and the next. */
  readonly gap: number
  /** Whole working days between choosing a moment and the day itself. */
  readonly notice: number
  readonly week: Readonly<Record<OfficeDay, readonly Stretch[]>>
  /** How to find it, in its own words. */
  readonly place: string
  /** Where the call is; empty where the office sends that itself. */
  readonly link: string
}

const workday: readonly Stretch[] = [
  { from: '09:00', to: '12:45' },
  { from: '13:30', to: '17:15' },
]

/** As long as an office says nothing else. */
export const usualHours: OfficeHours = {
  ...{ mode: 'online_offline', minutes: 45, gap: 0, notice: 2, place: '', link: '' },
  week: { monday: workday, tuesday: workday, wednesday: workday, thursday: workday, friday: workday },
}

const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/

/** Minutes past midnight; null for what no clock shows. */
export function minutesOf(time: string): number | null {
  const found = clockTime.exec(time)
  return found === null ? null : Number(found[1]) * 60 + Number(found[2])
}

/** `time`: no time of a clock. `order`: ends before it begins. `short`: no appointment fits. `overlap`: begins before the last one ends. */
export type HoursFault = {
  readonly day: OfficeDay
  readonly place: number
  readonly kind: 'time' | 'order' | 'short' | 'overlap'
}

/** What cannot be so in the hours of an office. */
export function hoursFaults({ week, minutes }: Pick<OfficeHours, 'week' | 'minutes'>): readonly HoursFault[] {
  return officeDays.flatMap((day) => {
    let ended = 0
    return week[day].flatMap((stretch, place): HoursFault[] => {
      const [from, to] = [minutesOf(stretch.from), minutesOf(stretch.to)]
      if (from === null || to === null) return [{ day, place, kind: 'time' }]
      const kind = to <= from ? 'order' : from < ended ? 'overlap' : to - from < minutes ? 'short' : null
      ended = Math.max(ended, to)
      return kind === null ? [] : [{ day, place, kind }]
    })
  })
}
