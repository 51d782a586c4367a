import type { caseAppointment as nl } from '../nl/case-appointment.ts'
import type { TextShape } from '../shape.ts'

export const caseAppointment: TextShape<typeof nl> = {
  asked: 'Asked: {when}, {way}. No answer yet from {names}.',
  to_pay: 'Asked for: {when}, {way}. Everybody can; the client still has to pay for the move.',
  agreed: '{when}, {way}',
  none: 'The client chooses a moment from your diary. If you agreed on something together, record it here.',
  online: 'online',
  offline: 'at the office',
  way: 'How',
  confirm: 'Confirm for everybody',
  missed: {
    go: 'Nobody came',
    title: 'Did nobody come?',
    about: 'The case stands still until the client chooses another moment. The client gets an email about it.',
    do: 'Put on hold: nobody came',
  },
  call_off: {
    go: 'Call the appointment off',
    title: 'Call the appointment off?',
    about: 'Everybody gets an email that takes the appointment out of their diary. The client chooses another moment.',
    do: 'Call the appointment off',
  },
  clash: {
    title: 'There is an appointment at this moment already',
    about: 'If a second notary can do this one, record it anyway. Otherwise choose another moment.',
    do: 'Record it anyway',
  },
  hours: 'Diary and opening hours',
}
