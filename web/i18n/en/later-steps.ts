import type { laterSteps as dutch } from '../nl/later-steps.ts'
import type { TextShape } from '../shape.ts'

export const laterSteps = {
  prevails: 'The Dutch text prevails; the translation is there for you to read.',
  errors: {
    here: 'One more thing before you can go on|{n} more things before you can go on',
    elsewhere: '{step}: {message}',
  },
  people: {
    label: 'Shareholders',
    heading: 'Who will be the shareholders?',
    intro: 'Online there can be one to four. Fill in everyone’s details exactly as they appear on their ID.',
    section: '{name}: {section}',
    progress: '{kind} · {done} of {total}',
    state: '{kind} · {state}',
    add: 'Add',
    add_long: 'Add another shareholder',
    full: 'More than four shareholders? That is possible, but not online.',
    write: 'Contact us',
    remove: 'Remove {name}',
    removed: '{name} has been removed',
    stays: {
      complete:
        '{name} has finished their own part, and therefore stays. Should it be different after all? Contact us.',
      refused: '{name} could not be removed and is back. Reload the page to see what is still possible.',
    },
    confirm: {
      title: 'Remove {name}?',
      text: 'Everything you filled in about {name} will be gone.',
      go: 'Yes, remove',
      stay: 'No, keep',
    },
  },
  known: {
    heading: 'Someone we already know?',
    me: 'This is me: {name}',
    of: '{name}, of {company}',
    done: 'The details of {name} are filled in. Please check that everything is still right.',
  },
  blocker: {
    call: 'Rather talk to someone? Call {phone} or email {email}.',
    mail: 'Rather talk to someone? Email {email} and we will call you.',
    busy: 'One moment',
  },
  conflict: {
    title: 'You answered this in two places',
    text: 'There is a different answer in another tab or on another device. Which one do we keep?',
    question: 'Question',
    mine: 'Here',
    theirs: 'In the other place',
    open: 'no answer',
    hidden: 'a different answer',
    taken_out: 'removed',
    present: 'filled in',
    keep_mine: 'Keep what I filled in here',
    keep_theirs: 'Use what is in the other place',
  },
  going_back: {
    title: 'Do you want to go back?',
    home: 'You are going to the home page. What you filled in is saved.',
    calculator: 'You are going back to the price calculation. What you filled in is saved.',
    go: 'Yes, go back',
    stay: 'No, stay here',
  },
} as const satisfies TextShape<typeof dutch>
