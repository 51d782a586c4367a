import type { TextsFor } from '../../documents/index.ts'
import { contractTexts } from '../template.ts'
import { privacyStatementSpec } from './questions.ts'
import { privacyStatementShape } from './shape.ts'

const { write, make } = contractTexts(privacyStatementSpec, 'en', {
  sections: { who: 'Who you are', use: 'Which data you use', sharing: 'With whom you share them' },
  questions: {
    contact_email: {
      label: 'At which email address can people ask about their data?',
      gap: 'email address for questions about data',
    },
    website: { label: 'For which website is the statement? (optional)', gap: 'website' },
    start_date: { label: 'From which day does the statement apply?', gap: 'first day' },
    officer: {
      label: 'Do you have a data protection officer?',
      help: 'Most small companies need not have one.',
    },
    officer_email: {
      label: 'What is the email address of that officer?',
      gap: 'email address of the data protection officer',
    },
    customers: { label: 'Do you keep data of customers, such as orders and invoices?' },
    sensitive_kinds: {
      label: 'Do you also use sensitive data of customers? Which, and what for? (optional)',
      help: 'Such as about health, religion or origin. That is usually allowed only with explicit consent. For example: data about your allergies, to put together a meal for you.',
      gap: 'sensitive data',
    },
    questions: {
      label: 'Can people ask you a question?',
      help: 'For example with a contact form or by email.',
    },
    question_months: {
      label: 'For how many months do you keep those questions?',
      help: 'No longer than needed. Twelve months is usual.',
      gap: 'number of months',
    },
    newsletter: {
      label: 'Do you send a newsletter?',
      help: 'That is allowed only with consent, or to customers about something like what they bought. It must always be possible to unsubscribe.',
    },
    applicants: { label: 'Can people apply for a job with you?' },
    staff: { label: 'Must the statement also apply to your staff?' },
    cookies: {
      label: 'Which cookies does your website use?',
      help: 'Measuring without consent is allowed only if it hardly affects privacy: no full IP addresses and no sharing with others. Keep the measurements for fourteen months at most. For tracking and advertising you always need consent beforehand.',
      options: {
        none: 'None, or we have no website',
        functional: 'Only what is needed to work',
        analytics: 'Also to measure visits, without tracking people',
        tracking: 'Also to track people, or for advertising',
      },
    },
    other_receivers: {
      label: 'Do you share data with anyone else? (optional)',
      help: 'Your hosting, accountant, payment service and carrier are already mentioned. For example: our sister company Terp Verhuur B.V.',
      gap: 'other recipients',
    },
    outside: {
      label: 'Do data go to countries outside the European Economic Area?',
      help: 'If you use an American service for mail, storage or newsletters, usually choose yes, even if the data are kept in Europe: the company can then often get at them.',
    },
    outside_where: {
      label: 'To which countries, and to what kind of services?',
      help: 'For example: the United States, to the service that sends our email.',
      gap: 'countries and services',
    },
    outside_basis: {
      label: 'How are the data protected there?',
      help: 'Look in the terms of the service. For American companies the decision counts only if they have joined the Data Privacy Framework.',
      options: {
        adequacy: 'The European Commission finds the protection there good enough',
        clauses: 'With the standard contracts of the European Commission',
        both: 'Both, depending on the service',
      },
    },
    other_sources: {
      label: 'Do you also receive data from someone else? From whom, and which? (optional)',
      help: 'For example: from the trade register we receive the name and address of business customers.',
      gap: 'other sources',
    },
    automated: {
      label: 'Does a computer by itself decide something important about people?',
      help: 'For example whether someone may buy on account, without a human looking at it. That is allowed only if it is needed for the agreement, if the law allows it or with explicit consent.',
    },
    automated_how: {
      label: 'How does that work, and what are the consequences?',
      help: 'Write down what the computer looks at and what it means for someone, in whole sentences.',
      gap: 'how the decision is made and what the consequences are',
    },
  },
})

const texts = {
  title: 'Privacy statement of {our_name}',
  parts: {
    statement: {
      title: null,
      articles: {
        who: {
          title: 'Who we are',
          plain: 'Who takes care of your data and how you can reach us.',
          clauses: {
            about:
              'This statement tells you which personal data of yours we use, why we may do so and which rights you have.{has_website? It also applies to our website {website}.}',
            we: 'The controller of your data is {our_name}, {our_street}, {our_zip} {our_town}, registered in the Dutch trade register under number {our_kvk}. You can reach us at {contact_email}.',
            officer: 'You can reach our data protection officer at {officer_email}.',
          },
        },
        customers: {
          title: 'If you are a customer',
          plain: 'What we keep when you buy from us.',
          clauses: {
            data: 'We use your name, address, email address and telephone number, what you order or buy from us, your payment details and our messages to each other.',
            intro: 'We use these data:',
            contract:
              'to enter into an agreement with you and to perform it: to deliver, to settle payment and to help you. This is necessary for the performance of the agreement;',
            contacts:
              'to do business with the company that you work for, if it is a customer or supplier of ours. This is necessary for our legitimate interest in reaching that company;',
            books: 'for our accounts. This is necessary because tax law obliges us to keep them;',
            rights:
              'to deal with complaints and disputes and to collect unpaid bills. This is necessary for our legitimate interest in exercising and defending our rights.',
            needed:
              'Without the data needed to deliver and to settle payment we cannot enter into an agreement with you. You need not give us other data.',
            period:
              'We keep what belongs to our accounts for seven years after the end of the year to which it relates. We keep the rest until two years after your last order or after the end of the agreement, and longer only as long as a complaint or dispute requires.',
          },
        },
        sensitive: {
          title: 'Sensitive data',
          plain: 'Which data are specially protected, and when we use them nevertheless.',
          clauses: {
            data: 'We also use data that the law specially protects: {sensitive_kinds}. We do so only if you have given explicit consent for it or if the law allows it.',
            period: 'We erase them as soon as they are no longer needed for that or you withdraw your consent.',
          },
        },
        questions: {
          title: 'If you ask us something',
          plain: 'What we do with your question.',
          clauses: {
            data: 'If you ask us a question, we use your name, your contact details and what you write or tell us in order to answer you.',
            ground:
              'This is necessary for our legitimate interest in answering questions well or, if you are or want to become a customer, for the agreement with you. Without your contact details we cannot answer you.',
            period:
              'We keep these data until {question_months} {question_months_is_one?month|months} after our last contact.',
          },
        },
        newsletter: {
          title: 'Newsletter',
          plain: 'You receive it only if you want to or are a customer, and you can always unsubscribe.',
          clauses: {
            data: 'For our newsletter we use your name and your email address.',
            ground:
              'You receive the newsletter if you have given consent. If you are a customer, we may also email you without consent about products or services of our own that are like what you bought from us, if you did not refuse this when you bought; that is our legitimate interest in keeping you informed. Every newsletter says how to unsubscribe.',
            period:
              'We keep these data until you unsubscribe. After that we keep only what is needed not to email you again and to show that you had given consent.',
          },
        },
        applicants: {
          title: 'If you apply for a job',
          plain: 'What we do with your application and how long we keep it.',
          clauses: {
            data: 'We use your name and contact details, your letter and CV, and what is discussed in interviews.',
            ground:
              'This is necessary to assess, at your request, whether we want to enter into an employment contract with you, and for our legitimate interest in finding a suitable candidate. Without these data we cannot assess your application.',
            period:
              'We erase these data four weeks after the end of the procedure at the latest. If you consent to our keeping them longer, we do so for a year at most. If you come to work for us, they go into your personnel file.',
          },
        },
        staff: {
          title: 'If you work for us',
          plain: 'What is in your personnel file and why.',
          clauses: {
            data: 'We use your name, address, date of birth, contact details, citizen service number (burgerservicenummer), a copy of your identity document, your bank account, your pay, your working hours and your leave, and what was recorded about your performance.',
            intro: 'We use these data:',
            contract:
              'to perform the employment contract, such as to pay your wages and to plan the work. This is necessary for the performance of that contract;',
            law: 'to do what the law asks of an employer, such as filing payroll tax returns, establishing your identity and helping you back to work after illness. This is necessary for a legal obligation;',
            interest:
              'to guide you and to organise our work and our systems safely. This is necessary for our legitimate interest in being a good employer and protecting the business.',
            health:
              'About your health we record only what an employer may know under the law. The rest is for the company doctor.',
            needed:
              'The law obliges you to give us your name, address, date of birth, citizen service number and identity document. If you do not, we must withhold payroll tax at the higher anonymous rate (anoniementarief).',
            period:
              'We keep the payroll records for seven years. We keep the copy of your identity document and your payroll tax statement for five years after the end of the year in which you leave. We erase the rest of your file two years after you have left at the latest, except what a dispute requires.',
          },
        },
        cookies: {
          title: 'Cookies',
          plain: 'What our website stores on or reads from your device.',
          clauses: {
            none: 'We place and read no cookies or similar data on your device.',
            functional:
              'Our website uses cookies and similar techniques that it needs to work, for example to remember a shopping basket or to secure the website. No consent is needed for them. They are erased when they are no longer needed, after a year at the latest.',
            analytics:
              'We also measure how our website is used. We do this in such a way that it has no or hardly any consequences for your privacy: we keep no full IP address, do not follow you on other websites and do not share the figures with others for their own purposes. We keep the measurements for fourteen months at most. This is necessary for our legitimate interest in improving the website.',
            tracking:
              'With your consent we also use cookies to measure how you use our website and to show you advertising that suits you. Which ones these are, whose they are and how long they stay is stated in the window in which we ask for your consent.',
            choose:
              'Without consent we do not place these cookies. Refusing is as easy as consenting, and you can always change your choice on the website.',
          },
        },
        receivers: {
          title: 'Who receives your data',
          plain: 'We do not sell your data. We share them only with those who need them for us.',
          clauses: {
            intro: 'We do not sell your data. Only as far as needed we share them with:',
            it: 'companies that manage our website, email and files;',
            books: 'our accountant and other advisers;',
            orders: 'payment services, banks and carriers involved in your order;',
            mailing: 'the company that sends our newsletter;',
            payroll:
              'for those who work for us: the Dutch tax authorities (Belastingdienst), the employee insurance agency (UWV), the pension provider, insurers, the occupational health service and whoever does our payroll;',
            measuring: 'the companies that supply the cookies described above;',
            others: '{other_receivers};',
            law: 'the authorities or someone else, if the law or a court obliges us to.',
            processors:
              'With companies that process data only for us we enter into a processing agreement. They may not use your data for anything else.',
          },
        },
        outside: {
          title: 'Outside Europe',
          plain: 'Whether your data leave the European Economic Area.',
          clauses: {
            no: 'We do not transfer your data to countries outside the European Economic Area.',
            where: 'Some of your data go to countries outside the European Economic Area: {outside_where}.',
            adequacy:
              'The European Commission has established in an adequacy decision that data are sufficiently protected in those countries or with those recipients.',
            clauses:
              'With the recipients we have entered into the standard contractual clauses of the European Commission. You can ask us for a copy of them.',
            both: 'For some of these recipients the European Commission has established in an adequacy decision that data are sufficiently protected with them or in their country. With the others we have entered into the standard contractual clauses of the European Commission. You can ask us for a copy of them.',
          },
        },
        sources: {
          title: 'From whom we receive data',
          plain: 'Mostly from yourself.',
          clauses: {
            yourself: 'We receive your data from yourself, or they arise because you use our services.',
            others: 'Besides, we receive data from others: {other_sources}.',
          },
        },
        automated: {
          title: 'Decisions by a computer',
          plain: 'Whether anything is decided about you without a human looking at it.',
          clauses: {
            no: 'We take no decisions about you that are made by a computer alone and that have important consequences for you. Nor do we make profiles for that.',
            how: 'Some decisions are made by a computer alone. This is how it works: {automated_how}.',
            human:
              'We do this only where it is necessary for an agreement with you, where the law allows it or with your explicit consent. You can always ask for a human to look at it, give your view and contest the decision.',
          },
        },
        safety: {
          title: 'Security',
          plain: 'How we take care of your data.',
          clauses: {
            measures:
              'We take appropriate measures to protect your data against loss and against access or use by those who are not entitled to it.',
            other_purpose: 'If we want to use your data for a purpose other than those stated here, we tell you first.',
          },
        },
        rights: {
          title: 'Your rights',
          plain: 'You may see your data, have them corrected or erased, and more.',
          clauses: {
            intro: 'You have the right:',
            access: 'to see your data and to receive a copy of them;',
            correct: 'to have incorrect data corrected and incomplete data completed;',
            erase: 'to have your data erased, if there is no longer a reason to keep them;',
            restrict:
              'to have the use of your data restricted, for example as long as we are looking into a complaint;',
            portable:
              'to receive, in a common file format, data that you gave us and that we use with your consent or for an agreement, or to have them passed on to someone else;',
            withdraw: 'to withdraw a consent at any time. What we did with your consent before then remains valid.',
            how: 'Send your request to {contact_email}. It costs nothing. We answer within a month. If your request is complicated, that may take two months longer; we then tell you so within that month. We may ask you to show who you are.',
          },
        },
        objection: {
          title: 'Objecting',
          plain: 'You may say that you do not want us to use your data.',
          clauses: {
            interest:
              'If we use your data for our legitimate interest, you may object to that for reasons that relate to your situation. We then stop, unless our reasons are compelling and outweigh yours, or we need the data in a dispute.',
            advertising: 'You may always object to advertising, without giving a reason. We then stop it.',
            how: 'Send your objection to {contact_email}.',
          },
        },
        complaint: {
          title: 'Complaints',
          plain: 'You can always go to the supervisory authority.',
          clauses: {
            us: 'If you are not satisfied, let us know. We gladly look for a solution together.',
            authority:
              'You can also lodge a complaint with the Dutch Data Protection Authority (Autoriteit Persoonsgegevens, autoriteitpersoonsgegevens.nl), or with the supervisory authority of the country in the European Economic Area where you live or work or where it went wrong.',
          },
        },
        changes: {
          title: 'Changes',
          plain: 'From when this text applies.',
          clauses: {
            date: 'This statement applies from {start_date}. If we change it, we put the new text in the same place. We announce an important change to you beforehand if we can reach you.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof privacyStatementShape>

export const privacyStatement = make(write(privacyStatementShape, texts))
