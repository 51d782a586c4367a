import type { TextsFor } from '../../documents/index.ts'
import {
  finalProvisions,
  otherCompany,
  otherPerson,
  ourIntroduction,
  partyQuestions,
  partySections,
  signatures,
} from '../common/en.ts'
import { contractTexts } from '../template.ts'
import { rentalSpec } from './questions.ts'
import { rentalShape } from './shape.ts'

const { write, make } = contractTexts(rentalSpec, 'en', {
  sections: { ...partySections, space: 'The space', term: 'How long', money: 'Rent and costs' },
  questions: {
    ...partyQuestions,
    our_role: {
      label: 'Does your company rent, or does it let?',
      options: { rent: 'We rent', let: 'We let' },
    },
    premises: {
      label: 'What is let?',
      help: 'For example: office space of 80 m² on the first floor, with two parking spaces.',
      gap: 'what is let',
    },
    premises_address: {
      label: 'At which address?',
      help: 'Street, number, postal code and town.',
      gap: 'address of the space',
    },
    regime: {
      label: 'What kind of space is it?',
      help: 'A shop, café, restaurant, takeaway, hotel, camping site or craft business that the public can enter falls under stricter rules: in principle the tenant then has twice five years of certainty. Shorter is allowed, but not longer than two years. Everything else, such as offices and storage, may be let for any term. Choose what it really is: the agreed use decides which rules apply.',
      options: {
        office: 'Office, storage, practice or something else',
        shop: 'Shop, restaurant or craft, for five years and then five more',
        short_shop: 'Shop, restaurant or craft, for two years at most',
      },
    },
    lease_use: {
      label: 'What is the space used for?',
      help: 'For example: office of a web shop.',
      gap: 'what the space is used for',
    },
    start_date: { label: 'On which day does the lease begin?', gap: 'first day' },
    office_term: {
      label: 'For how long?',
      options: { fixed: 'For a fixed number of years', indefinite: 'Until one of you gives notice' },
    },
    lease_years: {
      label: 'For how many years?',
      help: 'During those years nobody can give notice for an earlier day.',
      gap: 'number of years',
    },
    notice_months: { label: 'How many months is the notice period?', gap: 'number of months' },
    short_months: {
      label: 'For how many months?',
      help: 'Twenty-four at most, together with any time it already rented the space. If the tenant stays longer than two years, the law gives the tenant the protection of five years.',
      gap: 'number of months',
    },
    rent: { label: 'How much is the rent per month?', help: 'Without VAT and service charges.', gap: 'rent per month' },
    vat: {
      label: 'Is VAT charged on the rent?',
      help: 'That is only allowed if the tenant uses at least 90% of the space for work for which VAT can be deducted. Care, education, banks and insurers often cannot do so, and whoever uses the small businesses scheme (kleineondernemersregeling) never can. Sign the agreement within three months after the lease begins.',
    },
    cadastral: {
      label: 'What is the cadastral designation?',
      help: 'Municipality, section and number. The landlord can look it up at the land registry (Kadaster).',
      gap: 'cadastral designation',
    },
    tenant_year: {
      label: 'On which day does the financial year of the tenant begin?',
      help: 'Day and month, usually: 1 January.',
      gap: 'beginning of the financial year',
    },
    service_charges: { label: 'Does the tenant pay service charges?' },
    services: {
      label: 'What does the landlord provide for them?',
      help: 'For example: cleaning of the hallway, heating and maintenance of the lift.',
      gap: 'what is provided for the service charges',
    },
    service_costs: { label: 'How much is paid for this in advance per month?', gap: 'advance on service charges' },
    deposit_months: {
      label: 'How many months of rent is the deposit? (optional)',
      help: 'One to three months is usual.',
      gap: 'number of months of deposit',
    },
  },
})

const texts = {
  title: 'Lease of business space (huurovereenkomst bedrijfsruimte)',
  parts: {
    agreement: {
      title: null,
      articles: {
        parties: {
          title: 'Parties',
          plain: 'Who lets and who rents.',
          clauses: {
            intro: 'The undersigned:',
            us_let: `${ourIntroduction}, hereinafter: the landlord;`,
            company_lets: `${otherCompany}, hereinafter: the landlord;`,
            person_lets: `${otherPerson}, hereinafter: the landlord;`,
            us_rent: `${ourIntroduction}, hereinafter: the tenant;`,
            company_rents: `${otherCompany}, hereinafter: the tenant;`,
            person_rents: `${otherPerson}, acting in a profession or business, hereinafter: the tenant;`,
            agree: 'hereinafter together: the parties, agree as follows.',
          },
        },
        premises: {
          title: 'The premises',
          plain: 'Which space it is, which rules of the law apply to it and what state it is in.',
          clauses: {
            what: 'The landlord lets to the tenant {premises}, at the address {premises_address} (hereinafter: the premises).',
            office:
              'The premises are business space (bedrijfsruimte) as referred to in article 7:230a of the Dutch Civil Code.',
            shop: 'The premises are business space (bedrijfsruimte) as referred to in article 7:290 of the Dutch Civil Code.',
            mandatory:
              'As far as this agreement departs, to the disadvantage of the tenant, from what the law provides on such business space, the law applies, unless the court has approved the departure (article 7:291 of the Dutch Civil Code).',
            short:
              'Since the parties enter into the lease for two years at most, articles 7:291 up to and including 7:300 of the Dutch Civil Code do not apply (article 7:301 of the Dutch Civil Code).',
            report:
              'At the beginning of the lease the parties record together what state the premises are in, with photographs, and sign that report. The landlord delivers the premises clean, empty and without defects, except defects that are in the report and on which the parties have agreed otherwise.',
            energy:
              'The landlord gives the tenant a valid energy label no later than when this agreement is concluded where the law prescribes it. If the energy requirement for offices (at least label C) applies to the premises, the landlord ensures that it has been met.',
          },
        },
        use: {
          title: 'Use',
          plain: 'What the space may be used for.',
          clauses: {
            purpose:
              'The tenant uses the premises as: {lease_use}. Another use requires written permission of the landlord.',
            allowed:
              'The landlord guarantees that the environment plan (omgevingsplan) allows this use at the beginning of the lease. The tenant takes care of the permits and notifications that its own business needs.',
            good_tenant:
              'The tenant behaves as a good tenant, complies with the law and with reasonable house rules and causes no nuisance.',
            living: 'Living in the premises is not allowed.',
            visits: 'The landlord may view the premises by appointment. In an emergency it may enter at once.',
          },
        },
        term: {
          title: 'Duration and notice',
          plain: 'How long the lease lasts, and how you give notice.',
          clauses: {
            fixed:
              'The lease begins on {start_date} and applies for {lease_years} {lease_years_is_one?year|years}. During that time neither of the parties can terminate it as of an earlier day. If nobody gives notice as of the end of it, the lease continues for an indefinite period.',
            fixed_notice:
              'The parties may terminate it in writing as of the end of that time, and after that as of the end of each month, with a notice period of at least {notice_months} {notice_months_is_one?month|months}.',
            indefinite: 'The lease begins on {start_date} and applies for an indefinite period.',
            indefinite_notice:
              'The parties may terminate it in writing as of the end of each month, with a notice period of at least {notice_months} {notice_months_is_one?month|months}.',
            eviction:
              'The tenant keeps the protection of article 7:230a of the Dutch Civil Code. If the lease ends, the tenant need not vacate until two months after the day as of which the landlord has given it notice to vacate in writing, and may ask the court within those two months to extend that period. This does not apply if the tenant has given notice itself, has expressly agreed to the end or has been ordered to vacate because of a breach.',
            five: 'The lease begins on {start_date} and applies for five years. After that it is extended by law by five years, unless it has ended after notice as of the end of the first five years (article 7:292 of the Dutch Civil Code).',
            ten: 'After ten years the lease continues for an indefinite period, unless it has then ended after notice or the parties agree otherwise (article 7:300 of the Dutch Civil Code).',
            notice:
              'The parties may give notice as of the end of the first and of the second five years, and after that at any time. This is done by a bailiff’s writ (exploot) or by registered letter, with a notice period of at least one year (article 7:293 of the Dutch Civil Code).',
            grounds:
              'The landlord states the grounds in its notice (article 7:294 of the Dutch Civil Code). If the tenant does not agree to the end in writing, the lease continues until the court has decided irrevocably, on the grounds that the law names (articles 7:295 and 7:296 of the Dutch Civil Code).',
            two: 'The lease begins on {start_date} and applies for {short_months} {short_months_is_one?month|months}. It then ends by itself, without notice being needed.',
            longer:
              'If the tenant uses the premises for longer than two years, a lease for five years applies by law, from which the two years that have passed are deducted, unless before the end of those two years the parties conclude another agreement that article 7:301 of the Dutch Civil Code allows.',
            together: 'Once the lease has begun, the parties may end it together in writing at any time.',
          },
        },
        rent: {
          title: 'Rent',
          plain: 'What the rent is, how it changes every year and what paying late costs.',
          clauses: {
            amount: 'The rent is {rent} per month{vat?, exclusive of VAT}.',
            exempt: 'No VAT is charged on the rent.',
            paid: 'The tenant pays in advance, no later than on the first day of each month, into the bank account that the landlord specifies. For part of a month the tenant pays in proportion.',
            index:
              'The rent changes every year, for the first time one year after the beginning of the lease, with the consumer price index (all households) of Statistics Netherlands (Centraal Bureau voor de Statistiek), on the latest base. The new rent is the rent of that moment, multiplied by the index figure of four months before the change and divided by the index figure of a year before that.',
            index_told:
              'The landlord informs the tenant of the new rent in writing. If it does so only after the change, the difference is due for at most one year back. If the index figure falls, the rent falls too.',
            review:
              'Each of the parties may ask the court to determine the rent anew where articles 7:303 and 7:304 of the Dutch Civil Code allow this.',
            late: 'On a late payment interest is due, without notice of default, at the rate of the statutory commercial interest (wettelijke handelsrente) of article 6:119a of the Dutch Civil Code, even where that article does not apply by itself. In addition whoever pays late pays the reasonable costs of collection in accordance with article 6:96 of the Dutch Civil Code.',
          },
        },
        vat: {
          title: 'VAT',
          plain:
            'VAT is charged on the rent. That is only allowed as long as the tenant can deduct enough VAT, and if you signed within three months after the lease began.',
          clauses: {
            option:
              'The parties choose to have the lease of the premises, cadastrally known as {cadastral}, taxed with VAT from the beginning of the lease (article 11 paragraph 1 part b under 5° of the Dutch VAT Act 1968, Wet op de omzetbelasting 1968). The tenant pays the VAT on the rent{service_charges? and the service charges} at the same time.',
            declares:
              'The tenant declares that it permanently uses the premises, or has them used, for purposes for which at least ninety percent of the VAT, or the lower percentage that the law allows for its sector, can be deducted.',
            year: 'The financial year of the tenant begins each year on {tenant_year}.',
            first_year:
              'Within four weeks after the financial year in which the lease began, the tenant declares in writing to the landlord whether {ref:vat.declares} has been met, with a copy to the tax inspector.',
            no_longer:
              'If in a later financial year the tenant no longer meets this, it informs them in the same way within four weeks after that year. As long as it does not meet this, the lease is exempt, and the tenant compensates the disadvantage that the landlord has because it cannot deduct VAT or must repay it.',
          },
        },
        service: {
          title: 'Service charges, energy and taxes',
          plain: 'What is paid beside the rent, and by whom.',
          clauses: {
            services:
              'The landlord takes care of the following: {services}. For this the tenant pays, with the rent, an advance of {service_costs} per month{vat?, exclusive of VAT}.',
            account:
              'Within six months after each calendar year the landlord gives the tenant a statement of the actual costs, with access to the documents if the tenant asks for it. The difference with the advances is settled within one month after that.',
            own: 'The tenant itself concludes the contracts for energy, water and internet that it needs{service_charges?, as far as the landlord does not take care of them}.',
            charges:
              'The taxes and charges that the law imposes on the owner are paid by the landlord. Those of the user are paid by the tenant.',
          },
        },
        deposit: {
          title: 'Deposit',
          plain: 'The tenant pays a deposit and gets it back afterwards.',
          clauses: {
            paid: 'No later than at the beginning of the lease the tenant pays a deposit (waarborgsom) of {deposit_months} times the rent per month.',
            back: 'The landlord repays the deposit within one month after the premises have been delivered back, after deduction of what the tenant still owes it. It gives a statement with proof of what it deducts.',
          },
        },
        maintenance: {
          title: 'Maintenance and defects',
          plain: 'Small maintenance is for the tenant, the rest for the landlord.',
          clauses: {
            tenant:
              'The tenant does the small repairs and the daily maintenance inside, such as cleaning, replacing lamps and touching up paintwork, maintains what it has installed itself and repairs damage for which it is liable.',
            landlord:
              'The landlord does all other maintenance and repairs, such as of foundations, roof, outer walls, load-bearing parts, outside paintwork, pipes and installations, and their replacement.',
            reports:
              'The tenant reports defects without delay. The landlord remedies them within a reasonable time. The rights that the law gives the tenant in case of defects continue to apply.',
            works:
              'The tenant allows urgent works and reasonable proposals for renovation as article 7:220 of the Dutch Civil Code provides. The landlord announces works in time and limits the inconvenience.',
          },
        },
        alterations: {
          title: 'Alterations',
          plain: 'Rebuilding is only allowed with permission.',
          clauses: {
            consent:
              'The tenant may alter the premises only with written permission of the landlord, unless the alteration can be removed at the end without costs worth mentioning.',
            granted:
              'The landlord gives permission if the alteration does not lower the value of the premises or make them harder to let, or is needed for efficient use and there are no weighty objections to it.',
            left: 'With the permission the parties agree whether the alteration may stay at the end. If they agree nothing, it may stay. No compensation is due for it.',
          },
        },
        insurance: {
          title: 'Insurance',
          plain: 'The landlord insures the building, the tenant its belongings.',
          clauses: {
            landlord: 'The landlord insures the building against fire and other usual risks.',
            tenant: 'The tenant insures its inventory and stock, and its liability as a business and as a tenant.',
          },
        },
        others: {
          title: 'Subletting and new owner',
          plain: 'Giving the space to another is only allowed with permission.',
          clauses: {
            sublet:
              'The tenant may sublet the premises or give them in use to another only with written permission of the landlord. The landlord does not refuse it without reasonable grounds.',
            substitution:
              'If the tenant wishes to transfer its business, it may ask the court to put whoever takes it over in its place as tenant (article 7:307 of the Dutch Civil Code).',
            sale: 'If the landlord sells the premises, the lease passes to the new owner (article 7:226 of the Dutch Civil Code).',
          },
        },
        breach: {
          title: 'Breach',
          plain: 'Whoever does not comply first gets a demand.',
          clauses: {
            demand:
              'If one of the parties does not perform an obligation other than a payment, the other gives it written notice of default with a period of fourteen days, or another reasonable period, to remedy this. After that it compensates the damage, unless the breach cannot be attributed to it.',
            court:
              'The landlord can have the lease dissolved because of a breach by the tenant only by the court, except in the cases that article 7:231 paragraph 2 of the Dutch Civil Code names.',
          },
        },
        end: {
          title: 'Delivery at the end',
          plain: 'How the tenant gives the space back.',
          clauses: {
            inspection:
              'The parties inspect the premises together no later than one month before the end and record what the tenant must still repair.',
            state:
              'The tenant delivers the premises back empty, clean and with all keys, in the state of the report of {ref:premises.report}, except ordinary wear, alterations that may stay and defects that are for the account of the landlord.',
            belongings:
              'If the tenant leaves something behind, the landlord may remove it at the expense of the tenant after a written demand of fourteen days.',
          },
        },
        final: {
          ...finalProvisions,
          clauses: {
            ...finalProvisions.clauses,
            court:
              'Disputes are submitted to the subdistrict court (kantonrechter) of the area where the premises are situated.',
          },
        },
        signature: signatures,
      },
    },
  },
} as const satisfies TextsFor<typeof rentalShape>

export const rental = make(write(rentalShape, texts))
