import type { CalculatorTexts } from '../texts.ts'

export const calculatorTexts: CalculatorTexts = {
  person: 'Shareholder {n}',
  questions: {
    converting: {
      title: 'Do you already run a business that should become a BV?',
      help: 'A sole proprietorship (eenmanszaak) or a general partnership (vof) you want to convert.',
      why: 'Converting a business takes different deeds than starting something new, and that changes the price.',
      options: {
        yes: { label: 'Yes, I want to convert it' },
        no: { label: 'No, I am starting something new' },
      },
      tail: {
        title: 'What kind of business is it now?',
        options: {
          proprietorship: { label: 'A sole proprietorship', help: 'You are the only owner.' },
          vof: { label: 'A general partnership', help: 'You own it with one or more partners.' },
        },
      },
    },
    type_of_conversion: {
      title: 'How will your business move into the BV?',
      help: 'Not sure? Pick the last one. Your accountant can decide with you later.',
      why: 'With a contribution the notary draws up an extra deed. If the BV buys your business, none is needed.',
      options: {
        asset_liability: { label: 'The BV buys my business', help: 'Quickly arranged, and a holding can come along.' },
        tax_free_transfer: { label: 'Tax-free: no tax now', help: 'The BV carries on with the figures in your books.' },
        transfer_subject_to_tax: {
          label: 'Taxed: settle up now',
          help: 'You pay tax now on what your business is worth above its books.',
        },
        none: { label: 'I don’t know yet' },
      },
    },
    shareholder_count: {
      title: 'How many shareholders will the BV have?',
      help: 'A shareholder owns part of the BV. Count yourself in.',
      why: 'Every shareholder may want a holding. With more than four, we are happy to help you in person.',
      options: {
        '1': { label: 'Just me' },
        '2': { label: 'Two' },
        '3': { label: 'Three' },
        '4': { label: 'Four' },
      },
    },
    shareholder_type: {
      title: 'Who gets the shares?',
      help: 'Nine out of ten founders choose a holding: a BV of your own that owns your shares.',
      why: 'We set up a new holding at the same time, at a discount. It takes one more deed and one more registration.',
      options: {
        new_company: { label: 'A new holding', help: 'We set it up along with the BV.' },
        natural_person: { label: 'In one’s own name', help: 'Without a holding: a person owns the shares.' },
        existing_company: { label: 'A company that exists', help: 'A holding from before, for example.' },
      },
    },
    language_requirement: {
      title: 'Is there anyone who does not understand Dutch?',
      help: 'Think of the people who sign at the notary.',
      why: 'The notary has to be sure that everyone understands the deed. In English it comes with a translation.',
      options: {
        no: { label: 'No, everyone understands Dutch' },
        yes: { label: 'Yes, we prefer English', help: 'The deed comes in English as well.' },
      },
      by_origin: {
        holding: {
          title: 'In which language do you want to set up your holding?',
          help: 'The notary explains in this language, and your papers come in it.',
          options: {
            no: { label: 'In Dutch' },
            yes: { label: 'In English', help: 'The deed comes in English as well.' },
          },
        },
      },
    },
    timing: {
      title: 'When do you want to start?',
      help: 'A guess will do.',
      why: 'If you are in no hurry, there is no need to pay for speed.',
      options: {
        fast: { label: 'As soon as possible' },
        soon: { label: 'Soon' },
        future: { label: 'Later this year or next year' },
        none: { label: 'I don’t know yet' },
      },
      tail: {
        title: 'How soon do you need it then?',
        included: 'included',
        options: {
          slow: { label: 'Within {days} working days', help: 'The notary picks a date with you' },
          medium: { label: 'Within {days} working days', help: 'A place further up the line' },
          fast: { label: 'Within {days} working days', help: 'Handled with priority' },
        },
      },
    },
    caregiver: {
      title: 'Will the BV provide health care?',
      help: 'Such as treatment, nursing or counseling.',
      why: 'Health care has rules of its own for the board, so the notary writes special articles.',
      options: { no: { label: 'No' }, yes: { label: 'Yes, we provide care' } },
    },
    dga_plan: {
      title: 'Shall we handle the salary?',
      help: 'If you work in your own BV, you usually have to pay yourself a salary. We do the paperwork.',
      why: 'The price is per person, for a whole year.',
      options: { yes: { label: 'Yes, please' }, no: { label: 'No, I’ll do it myself' } },
    },
    upsell_package: {
      title: 'Would you like a membership with it?',
      help: 'With contracts, help and discounts for your first year. You can do without, too.',
      why: 'So you see right away what you spend in all. You can switch later.',
      options: { none: { label: 'No membership' } },
    },
    email: {
      title: 'Shall we email you the price?',
      help: 'You get one email with your price and a link to carry on.',
      why: 'We use your address for this only, not for advertising.',
    },
  },
  rules: {
    vof_partners:
      'A partnership has at least two partners. Pick two or more, or call us if one of you carries on alone.',
  },
}
