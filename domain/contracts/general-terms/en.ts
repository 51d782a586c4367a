import type { TextsFor } from '../../documents/index.ts'
import { contractTexts } from '../template.ts'
import { generalTermsSpec } from './questions.ts'
import { generalTermsShape } from './shape.ts'

const { write, make } = contractTexts(generalTermsSpec, 'en', {
  sections: { business: 'What you sell and to whom', money: 'Paying and continuing', risk: 'Liability' },
  questions: {
    customers: {
      label: 'Who are your customers?',
      help: 'The law gives consumers more protection. Your terms will then say so.',
      options: { companies: 'Only companies', consumers: 'Only consumers', both: 'Both' },
    },
    sells: {
      label: 'What do you sell?',
      options: { goods: 'Products', services: 'Services', both: 'Both' },
    },
    digital: {
      label: 'Do you also sell something digital?',
      help: 'Such as downloads, an app or an online course.',
    },
    online: {
      label: 'Can customers order on a website or in an app?',
      help: 'If you sell to consumers in that way, since 19 June 2026 there must be a button there with which they can withdraw.',
    },
    contact_email: {
      label: 'At which email address can customers reach you?',
      gap: 'email address for customers',
    },
    contact_phone: {
      label: 'At which telephone number?',
      help: 'If you sell to consumers, you must give a telephone number. Otherwise this may be left empty.',
      gap: 'telephone number for customers',
    },
    payment_days: {
      label: 'Within how many days must an invoice be paid?',
      help: 'Fourteen or thirty days is usual. More than thirty days is often not allowed.',
      gap: 'number of days',
    },
    return_costs: {
      label: 'Who pays for sending back when a consumer withdraws?',
      help: 'If you choose the consumer, you must say so before the order. Otherwise you pay.',
      options: { customer: 'The consumer', us: 'We do' },
    },
    subscriptions: {
      label: 'Do you also make subscriptions or other continuing agreements?',
      help: 'For consumers the price then goes up by inflation at most: courts often set wider clauses aside.',
    },
    initial_months: {
      label: 'How many months does such an agreement last at least?',
      help: 'Twelve at most. After that the customer can end it at any moment, with a month’s notice. A consumer may always end many services earlier.',
      gap: 'number of months',
    },
    cap: {
      label: 'Up to which amount are you liable towards a company?',
      help: 'Towards consumers these terms do not limit your liability: that is hardly ever allowed.',
      options: { invoice: 'What that customer pays for the order', amount: 'A fixed amount' },
    },
    cap_amount: {
      label: 'Which amount?',
      help: 'Look at what your insurance covers for each claim.',
      gap: 'highest amount of damages',
    },
  },
})

const texts = {
  title: 'General terms and conditions of {our_name}',
  parts: {
    terms: {
      title: null,
      articles: {
        who: {
          title: 'Who we are and who the customer is',
          plain: 'To whom these terms apply and what the words mean.',
          clauses: {
            we: 'We are {our_name}, established in {our_seat}, with our office at {our_street}, {our_zip} {our_town}, registered in the Dutch trade register under number {our_kvk}. We can be reached at {contact_email}{has_contact_phone? and by telephone at {contact_phone}}.',
            customer: 'The customer is anyone to whom we make an offer or with whom we enter into an agreement.',
            only_companies:
              'The customer is a business customer: it acts in the course of a profession or business. We do not enter into agreements with consumers under these terms.',
            only_consumers:
              'The customer is a consumer: a natural person who does not act in the course of a profession or business.',
            both: 'A consumer is a customer who is a natural person and does not act in the course of a profession or business. Every other customer is a business customer.',
            written: 'In writing includes: by email.',
          },
        },
        apply: {
          title: 'When these terms apply',
          plain: 'They apply to everything you buy from us. You receive them beforehand.',
          clauses: {
            all: 'These terms apply to all our offers and to all agreements that we enter into with the customer.',
            given:
              'We give the customer these terms before or when the agreement is entered into. Where that happens electronically, the customer receives them in such a way that they can be stored and read later. Otherwise the customer receives them on paper, or electronically if the customer agrees to that.',
            other_terms:
              'Terms of a business customer do not apply, except as far as we have accepted them in writing.',
            first: 'What we have agreed with the customer separately prevails over these terms.',
            rights:
              'These terms take no rights away from a consumer that mandatory law gives. Where a provision says something other than mandatory law, mandatory law applies to the consumer.',
            invalid: 'If a provision is invalid, the others remain in force.',
          },
        },
        offers: {
          title: 'Offer and order',
          plain: 'How long an offer stands and when there is an agreement.',
          clauses: {
            offer:
              'An offer says what we supply and at which price. If it mentions no period, a quotation stands for thirty days and any other offer as long as stocks last.',
            mistake:
              'A mistake in an offer that the customer noticed or reasonably should have noticed does not bind us.',
            order:
              'Whoever orders on our website or in our app sees before ordering what is bought, what it costs in total and that the order entails an obligation to pay. We confirm the order electronically at once. As long as the customer has not received that confirmation, the customer may rescind the agreement (ontbinden).',
            extra:
              'If the customer asks for more or other work than was agreed, we say beforehand what that means for the price and the planning. We begin with it only after the customer has agreed.',
          },
        },
        price: {
          title: 'Price',
          plain: 'What the price includes and when it may change.',
          clauses: {
            consumers:
              'Prices for consumers include VAT. We mention additional costs, such as those of delivery, before the consumer orders. The consumer need not pay any other costs.',
            companies:
              'Prices for business customers exclude VAT and other levies, unless something else is stated with them.',
            hours:
              'If no fixed price was agreed for a service, we charge the hours that we reasonably spend on the work, at the rate that we stated beforehand.',
            fixed:
              'An agreed price does not change without the customer’s consent, except where these terms expressly allow it.',
            yearly:
              'After the first term we may change the price of a continuing agreement once a year at most, if our costs or the taxes on them have changed. We announce this in writing, with the reason, at least a month in advance. The customer may then end the agreement free of charge as of the day on which the new price takes effect.',
            yearly_consumer:
              'A consumer then pays no more than the price paid until then, increased by the percentage by which the consumer price index (all households) of Statistics Netherlands (Centraal Bureau voor de Statistiek) has risen since that price was set, and by any tax on the price itself that has been added.',
          },
        },
        payment: {
          title: 'Payment',
          plain: 'When you pay, and what happens if that is too late.',
          clauses: {
            term: 'The customer pays an invoice within {payment_days} days after its date, unless something else was agreed.',
            way: 'For an order on our website or in our app the customer pays in the manner chosen when ordering.',
            half: 'A consumer who buys goods is not obliged to pay more than half of the price in advance, but may choose to do so.',
            security:
              'If we have good reasons to fear that a business customer will not pay, we may ask for payment in advance or security before we supply further.',
            late_company:
              'A business customer that does not pay on time is in default without notice. It then owes the statutory commercial interest (wettelijke handelsrente) of article 6:119a of the Dutch Civil Code and collection costs under the Dutch Decree on compensation for extrajudicial collection costs (Besluit vergoeding voor buitengerechtelijke incassokosten), with a minimum of forty euros.',
            late_consumer:
              'If a consumer does not pay on time, we send a reminder. It gives the consumer fourteen days, beginning on the day after the reminder was received, to pay without extra costs, and says which collection costs follow otherwise. A consumer who does not pay by then owes, from the end of those fourteen days, the statutory interest (wettelijke rente) of article 6:119 of the Dutch Civil Code, and collection costs no higher than the Decree on compensation for extrajudicial collection costs (Besluit vergoeding voor buitengerechtelijke incassokosten) allows.',
            set_off:
              'A business customer may set off only a claim that we have acknowledged or that a court has established.',
          },
        },
        delivery: {
          title: 'Delivery',
          plain: 'When you receive your order and who bears the risk if something goes wrong on the way.',
          clauses: {
            consumer_term:
              'We deliver to a consumer as soon as possible and at the latest thirty days after the agreement was entered into, unless another period was agreed.',
            consumer_late:
              'If we do not deliver on time, the consumer may give us a reasonable additional period. If we do not deliver by then either, the consumer may rescind the agreement. That is allowed at once if we refuse to deliver or if delivery on the agreed day was essential to the consumer and we knew so. After rescission we pay everything back without delay.',
            company_term:
              'A delivery time that we state to a business customer is the best possible estimate, unless a final date was expressly agreed. If we deliver late, the business customer gives us written notice of default with a reasonable period in which to deliver.',
            consumer_risk:
              'The risk of loss and damage passes to a consumer when the goods have been received by the consumer or by someone other than the carrier whom the consumer designated. If the consumer chooses a carrier that we do not offer, the risk passes when that carrier receives the goods.',
            company_risk:
              'For a business customer the risk passes when the goods are delivered at the agreed address, or when it refuses without good reason to accept them.',
            in_parts:
              'We may deliver in parts if that causes the customer no extra costs and is not unreasonably burdensome.',
          },
        },
        ownership: {
          title: 'Retention of title',
          plain: 'What you buy is yours as soon as it is paid.',
          clauses: {
            retained:
              'Delivered goods remain ours until the customer has paid what is owed for those goods, for the work that we did in connection with them, or because the customer failed to make that payment.',
            care: 'Until then the customer takes good care of them and gives nobody else rights to them.',
            resale:
              'A business customer may however sell or process the goods as is normal in the course of its business.',
          },
        },
        service: {
          title: 'Services',
          plain: 'We do our best, and you give us in time what we need for it.',
          clauses: {
            effort:
              'We perform a service with the care of a good contractor (goed opdrachtnemer). We promise a particular result only where that was expressly agreed.',
            cooperation:
              'The customer gives us in time the information and cooperation that the service requires. Otherwise we may wait. We may charge the extra costs that this causes if we gave a warning first.',
            others: 'We may engage others and remain responsible ourselves for what they do.',
            time: 'If we do not meet an agreed time, we say so as soon as possible.',
          },
        },
        digital: {
          title: 'Digital products',
          plain: 'What you may do with a download, app or online course, and that it keeps working.',
          clauses: {
            use: 'The customer may use what we supply digitally personally or within the customer’s own business. It may not be resold or distributed, nor may access be shared with others, except where the law allows it.',
            works: 'Before the order we say which devices and software are needed to use it.',
            updates:
              'A consumer receives from us the updates, including those for security, that are needed to keep what we supplied in conformity with the agreement, for as long as the law requires. We let the consumer know when there is an update.',
          },
        },
        withdrawal: {
          title: 'Withdrawal by consumers',
          plain: 'If you buy at a distance, you have fourteen days to change your mind.',
          clauses: {
            right:
              'A consumer may withdraw (herroepen) within fourteen days from an agreement that was entered into at a distance or outside our business premises. No reason need be given.',
            from_goods:
              'For a purchase the fourteen days begin on the day after the consumer received the goods; for an order that comes in parts, on the day after the last part; for regular delivery during a certain period, on the day after the first delivery.',
            from_services:
              'For a service, or for digital content that is not supplied on a tangible medium, they begin on the day after the agreement was entered into.',
            not_told:
              'If we did not inform the consumer about this right as the law requires, the period is extended by twelve months at most. If we inform the consumer after all, the consumer has fourteen days from that moment.',
            how: 'The consumer withdraws by telling us so unambiguously within the period, for example by email to {contact_email} or with the form below these terms.',
            button:
              'If the agreement was entered into on our website or in our app, the consumer can also withdraw there during the whole period with the button ‘withdraw from contract here’ (overeenkomst hier herroepen), after which the consumer confirms the withdrawal. We then send without delay an acknowledgement of receipt that the consumer can keep, with the content, the date and the time of the withdrawal.',
            refund:
              'At the latest fourteen days after the withdrawal we pay back everything that the consumer has paid, including the ordinary costs of delivery. We do so by the same means as the consumer used to pay, unless the consumer agrees to another.',
            returned:
              'The consumer sends the goods back at the latest fourteen days after the withdrawal. We may wait with paying back until we have the goods or, if that is earlier, until the consumer proves that they were sent back.',
            costs_customer: 'The consumer bears the costs of sending back, unless we did not say so beforehand.',
            costs_us: 'We bear the costs of sending back.',
            handled:
              'The consumer may look at the goods and try them as would be allowed in a shop. Only a consumer who goes further is liable for the loss of value that this causes.',
            begun:
              'A consumer who expressly asked us to begin with a service before the period ended pays, on withdrawal, a proportionate part of the price for what was already done. This does not apply if we did not inform the consumer beforehand about the right and about these costs.',
          },
        },
        no_withdrawal: {
          title: 'When withdrawal is not possible',
          plain: 'What was made to measure, spoils quickly or is already done cannot be returned.',
          clauses: {
            intro: 'Withdrawal is not possible in the case of:',
            custom:
              'goods that were made to the consumer’s wishes and were not ready beforehand, or that are clearly meant for a particular person;',
            perishable: 'goods that spoil quickly or keep for a limited time;',
            hygiene:
              'sealed goods that cannot be returned for reasons of health or hygiene, if the consumer has broken the seal;',
            mixed: 'goods that by their nature are irrevocably mixed with other goods after delivery;',
            recordings:
              'sealed audio and video recordings and software, if the consumer has broken the seal, and single newspapers and magazines;',
            performed:
              'a service that we have fully performed, if the consumer expressly asked us beforehand to begin and declared that the right is lost once the service is done;',
            dated:
              'accommodation, transport of goods, car rental, catering and leisure activities, if a certain day or period was agreed for them;',
            urgent: 'an urgent repair or urgent maintenance for which the consumer expressly had us come;',
            downloaded:
              'digital content that is not supplied on a tangible medium, if we began to supply after the consumer had expressly agreed to that and had declared that the right is lost, and we have confirmed this;',
            law: 'other cases in which the law excludes the right to withdraw.',
          },
        },
        conformity: {
          title: 'If something is wrong',
          plain: 'If something is wrong with what we supplied, we put it right.',
          clauses: {
            consumer:
              'What we supply to a consumer conforms to the agreement. If it does not, the consumer has the rights that the law gives, such as repair or replacement free of charge and, if that is impossible or takes too long, a price reduction or rescission. A guarantee given by us or by the manufacturer does not affect this.',
            presumed:
              'A defect in goods that appears within a year after delivery is presumed to have existed on delivery, as the law provides.',
            presumed_digital:
              'A defect in digital content or a digital service that appears within a year after it was supplied once is presumed to have existed when it was supplied. For what is supplied continuously this applies throughout its duration.',
            consumer_tells:
              'The consumer reports a defect within a reasonable time after discovering it. A report within two months is always in time.',
            company_checks:
              'A business customer checks at once what it receives. It reports a defect in writing within fourteen days after it discovered the defect or reasonably could have. After that it can no longer rely on it.',
            company_repair:
              'If its complaint is justified, we are first given the opportunity to repair, replace or properly supply within a reasonable time. If that fails, we pay back a proportionate part of the price. Its right to rescind remains.',
          },
        },
        liability: {
          title: 'Liability',
          plain: 'Which damage we compensate.',
          clauses: {
            consumers: 'Towards a consumer the statutory rules on liability apply. These terms do not limit them.',
            cap_invoice:
              'Towards a business customer our liability for each event is limited to the amount, without VAT, that it owes for the agreement concerned. For a continuing agreement that is the amount over the last twelve months. A series of connected events counts as one event.',
            cap_amount:
              'Towards a business customer our liability for each event is limited to {cap_amount}. A series of connected events counts as one event.',
            insured: 'If our insurer pays more for its damage, that higher amount applies.',
            indirect:
              'We do not compensate it for lost profit, missed turnover or damage through interruption of business.',
            never:
              'These limits do not apply in the case of intent or deliberate recklessness (opzet of bewuste roekeloosheid) on our part or that of our managers, in the case of death or injury, or where the law does not allow a limit.',
          },
        },
        force_majeure: {
          title: 'Force majeure',
          plain: 'If someone cannot help it that they cannot perform.',
          clauses: {
            suspends:
              'If one of the parties temporarily cannot perform because of something that cannot be attributed to it (overmacht), it need not do so for as long as this lasts. It says so at once. Meanwhile the other need not perform what stands against it either.',
            ends: 'If this lasts longer than thirty days, each of the parties may rescind the agreement for the part that was not performed. What was already paid for that part is paid back.',
            consumer: 'The rights that a consumer has by law to rescind earlier remain in force.',
          },
        },
        property: {
          title: 'Intellectual property',
          plain: 'Our designs, texts and software remain ours. You may use them for what you received them for.',
          clauses: {
            ours: 'All intellectual property rights in what we make or supply remain with us or with whoever gave us those rights, unless it was agreed in writing that they are transferred. The customer may use it for the purpose for which it was supplied.',
            theirs:
              'If the customer gives us material to work with, the customer ensures that we may use it. It remains the customer’s.',
          },
        },
        lasting: {
          title: 'Continuing agreements',
          plain: 'After the first term you can end it at any moment, with a month’s notice.',
          clauses: {
            first_term:
              'An agreement to supply goods, services or digital content regularly is entered into for {initial_months} {initial_months_is_one?month|months}, unless a shorter time was agreed. Each of the parties can end it as of the end of that time, with a notice period of one month.',
            goes_on:
              'If it is not ended, it continues for an indefinite time. Each of the parties can then end it at any moment with a notice period of one month. We pay back what was paid in advance for the time after the end.',
            any_time:
              'A consumer can end a contract for services (overeenkomst van opdracht, article 7:400 of the Dutch Civil Code) at any moment, also during the first term. The consumer then pays a reasonable part of the price for what was already done, and no damages.',
            how: 'The customer can give notice in the manner in which the agreement was entered into, and always by email to {contact_email}. We give notice in writing.',
            breach: 'The right to rescind the agreement if the other does not perform it remains in force besides.',
          },
        },
        privacy: {
          title: 'Personal data',
          plain: 'How we handle your data is explained in our privacy statement.',
          clauses: {
            data: 'We handle personal data as the General Data Protection Regulation requires. Our privacy statement says what we do with data of customers.',
          },
        },
        changes: {
          title: 'Change of these terms',
          plain: 'New terms do not simply apply to what was already agreed.',
          clauses: {
            new: 'We may change these terms for agreements that are entered into afterwards.',
            running:
              'For a continuing agreement we may change these terms only for a good reason, such as a new law, a ruling of a court or another technique or way of working. The change applies only one month after we have sent the customer the new text with the reason. It does not change what we supply and at which price. The customer may then end the agreement free of charge as of the day on which the change takes effect. For other agreements that already exist, the old text remains in force.',
            existing: 'For an agreement that already exists, the old text remains in force.',
          },
        },
        disputes: {
          title: 'Complaints and disputes',
          plain: 'Let us know if you are not satisfied. If we cannot work it out, a court decides.',
          clauses: {
            complaint:
              'A complaint can be sent to {contact_email}. We answer within fourteen days. If we need more time, we say within that period when the answer will come.',
            law: 'Our agreements are governed by Dutch law, without the Vienna Sales Convention (CISG).',
            abroad:
              'A consumer who lives in another country to which we direct our offer keeps the protection of the mandatory law of that country.',
            consumer_court: 'A dispute with a consumer is submitted to the court that has jurisdiction by law.',
            company_court:
              'A dispute with a business customer is submitted to the competent court in the district where we are established, unless mandatory law provides otherwise.',
          },
        },
      },
    },
    form: {
      title: 'Model withdrawal form',
      articles: {
        model: {
          title: null,
          plain: 'The law has laid this form down. You may use it, but you do not have to.',
          clauses: {
            only: 'Complete and return this form only if you wish to withdraw from the contract.',
            to: 'To: {our_name}, {our_street}, {our_zip} {our_town}, {contact_email}',
            statement:
              'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*):',
            dates: 'Ordered on (*)/received on (*):',
            name: 'Name of consumer(s):',
            address: 'Address of consumer(s):',
            signature: 'Signature of consumer(s) (only if this form is notified on paper):',
            day: 'Date:',
            strike: '(*) Delete as appropriate.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof generalTermsShape>

export const generalTerms = make(write(generalTermsShape, texts))
