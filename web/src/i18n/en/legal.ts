// Texts of the legal pages.
import type { FieldName } from '@marquee/domain/profile/profile-fields';

/** Choices, and the fields that another item names: of the contact details. */
type NamedElsewhere =
  | 'date_of_birth'
  | 'phone_number'
  | 'show_whatsapp'
  | 'whatsapp_link'
  | 'contact_shield'
  | 'accepts_messages'
  | 'credits_order'
  | 'is_profile_public';

export const legal = {
  terms: {
    title: 'Terms and Conditions',
    updated:
      'Last updated: June 15, 2023. Amended on November 26, 2026: these terms also cover links for one person, messages of visitors and their answers, and reported profiles, which are decided within the times that the Privacy Policy names.',
    contents: 'Contents',
    sections: {
      acceptance: {
        title: '1. Acceptance of these terms',
        text: [
          'By creating an account on Marquee or by using it in any other way, you agree to these terms. If you do not agree with them, please do not use Marquee.',
          'You must be at least 18 years old to hold an account, or have a parent or guardian who holds it for you and agrees to these terms on your behalf.',
        ],
      },
      service: {
        title: '2. What Marquee is, and what it is not',
        text: [
          'Marquee is a free tool with which actors make a professional profile, share it by a link, and learn when somebody opens it. It was made by an independent writer-director for his own use.',
          'Marquee is not a casting or talent agency, takes no commission, and does not promise work, auditions or an introduction to anybody.',
        ],
        link: 'Licences of the software that Marquee is made with',
      },
      account: {
        title: '3. Your account',
        text: [
          'You are responsible for what happens under your account. Choose a password you use nowhere else, keep it to yourself, and tell us when you think that somebody else knows it.',
          'One person holds one account, for a profile of themselves or of an actor whom they represent with their consent. A username may not pretend to be somebody else.',
        ],
      },
      content: {
        title: '4. Your content',
        text: [
          'Your photos, videos, texts and details stay yours. You allow us to store them and to show them, as long as your profile is public, to whoever opens it; that permission ends when you remove them or delete your account.',
          'Our pages tell the programs that gather material to train artificial intelligence to leave your profile alone. That is a request: the known ones say that they follow it, and it stops none that does not.',
          'Upload only what you have the right to show. Photographers and producers may have a say in the pictures and clips they made.',
        ],
      },
      conduct: {
        title: '5. Acceptable use',
        text: [
          'You may not use Marquee for anything unlawful, to harass or deceive others, to post sexual content or content showing minors without the consent of their guardians, to collect the details of other users, or to disturb the service.',
          'Contact details on a profile are there to offer work and to ask about it, and for nothing else. Never pay anybody who asks for money in return for a part.',
        ],
      },
      privacy: {
        title: '6. Privacy',
        text: [
          'What we store, why, where and for how long is set out in our Privacy Policy, which is part of these terms. Your profile is private until you make it public, and you can make it private again, download it or delete it at any time.',
        ],
        link: 'Read the Privacy Policy',
      },
      termination: {
        title: '7. Ending it',
        text: [
          'You may delete your account at any time in the settings; your profile, pictures and notifications go with it. We may suspend or close an account that breaks these terms, and will say why unless the law forbids it.',
        ],
      },
      liability: {
        title: '8. Warranty and liability',
        text: [
          'Marquee is provided free of charge and as it is. We do our best to keep it running and safe but cannot promise that it is always available or free of errors, and we do not check what users say about themselves.',
          'As far as the law allows, we are not liable for losses that follow from the use of Marquee, from dealings between its users, or from content that is lost. Keep your originals.',
        ],
      },
      changes: {
        title: '9. Changes and contact',
        text: [
          "We may change these terms. Of material changes we give at least 30 days' notice, in the app or by email, before they take effect; whoever goes on using Marquee after that accepts them.",
          "These terms are governed by the laws of India. Questions about them are welcome at any time through the founder's website.",
        ],
        link: "The founder's website",
      },
    },
  },
  privacy: {
    title: 'Privacy Policy',
    updated:
      'Last updated: November 26, 2026. In plain words: what Marquee stores about you, who sees it, and how you get rid of it.',
    contents: 'Contents',
    /** The words for the fields of a profile; several fields may have one. */
    fields: {
      first_name: 'name',
      last_name: 'name',
      one_name: 'name',
      username: 'username',
      height: 'height',
      profile_image: 'photos',
      photos: 'photos',
      introduction: 'introduction',
      education: 'education',
      credits: 'credits',
      social: 'social links',
      introduction_video: 'video links',
      introduction_video_details: 'video links',
      additional_videos: 'video links',
      location: 'location',
      screen_age_min: 'playing age',
      screen_age_max: 'playing age',
      facts: 'looks, sizes, papers and dates of work',
      skills: 'skills',
      languages: 'languages',
      language_levels: 'languages',
      skill_videos: 'video links',
      representation: 'agent or manager',
    } satisfies Readonly<Record<Exclude<FieldName, NamedElsewhere>, string>>,
    sections: {
      responsible: {
        title: 'Who is responsible',
        text: [
          '{{operator}} decides what is stored here and why: the Data Fiduciary under the Digital Personal Data Protection Act of India, the controller under the GDPR. Write to {{email}}.',
          'Grievance Officer under the IT Rules, 2021: {{officer}}, {{email}}. A complaint is acknowledged within 24 hours and decided within 7 days. Intimate pictures, and profiles that pretend to be someone else, are taken down within 2 hours of a complaint.',
        ],
      },
      grounds: {
        title: 'On what grounds',
        text: [
          'Your account, your profile and the notifications about it: your consent, which you give when you make the account and withdraw when you delete it; under the GDPR also the contract by which we provide the service.',
          'Push messages and the weekly summary by mail: a consent of their own. Both are off until you switch them on, and you switch them off in the same place; each such mail has a link that ends it. Messages of visitors are part of your profile, and you can switch them off there.',
          'Counting visits, limits against misuse, reports and logs: the legitimate interest of actors in knowing how their profile is received, and ours in a safe service. You can object to the counting below, by one button.',
        ],
      },
      stored: {
        title: 'What we store',
        text: ['Only what you give us, and what is needed to run the service:'],
        items: [
          'Your account: your email address, your phone number if you log in with one, and your password in a form nobody can read back. With a Google login, the name and email address Google passes on.',
          'Your profile: {{fields}}.',
          'Your contact details: phone number and date of birth. They are kept apart from your profile and are never readable by anybody else. If you choose to show WhatsApp, your number is part of the WhatsApp link on your public profile.',
          'Your profile as it stood before the first change of the last day on which you changed it, for nobody but you, so that you can go back.',
          'Profile views: that your profile was opened, when, from which kind of place (such as WhatsApp or a search engine), what was looked at, and by whom if they were logged in, for your notifications and your insights.',
          'Versions of your profile: what you call them, their headline and introduction, and what they show in which order.',
          'Named links: whom you made a link for, which version it shows, until when it works, how often it was opened, and what was answered by it. Who answers is not stored; their network address only as a code that is useless after a day, against misuse.',
          'What you note of what you sent: for which project and role, what came of it, the next date and your note. Nobody else reads it; it stays when you delete the link, until you delete the row.',
          'Contact requests: how often somebody asked for your WhatsApp link on your profile, each day, but not who; their network address is stored only as a code that is useless after a day, against misuse.',
          'Messages: what a visitor writes to you on your profile, with their name and email address, goes to your email address and is deleted here after five days. Somebody who writes several in a day is first asked by mail to confirm their address; what they do not confirm is deleted after a day. Senders you block are stored as codes.',
          'Your choices in the settings, such as what you want to be told of, the viewers you have blocked, and the WhatsApp message you sent last.',
          'Where you switch on push messages: the address and key that your browser gives us for them, and its name. What a push says is encrypted for your browser. If you choose the weekly summary by email, the mails we sent you, for five days.',
          'Reports: when somebody reports a profile, the reason and their words, but not who they are; and what a moderator decided and why.',
        ],
      },
      pictures: {
        title: 'Your pictures',
        text: [
          'Before a picture is sent, your browser makes it smaller and removes what the camera wrote into it, the place where it was taken included. Pictures that you replace or remove are deleted, once your profile of the day before, to which you can go back, does not have them either.',
        ],
      },
      who: {
        title: 'Who sees what',
        text: [
          'A private profile is seen by you, and by whoever has a link that you made to open it; moderators see what was reported or taken down, and those who run the service can see what is stored where that is needed to repair it. A public one is seen by everybody who has or finds its link, search engines included. Making it private again takes effect within a minute; search engines take longer to forget.',
          'We sell nothing, show no advertising and use no tracking for it.',
        ],
      },
      viewers: {
        title: 'When you view the profiles of others',
        text: [
          "If you are logged in and open another actor's public profile, its owner is notified, and the notification names you. You can switch this off in the settings; you then count as 'Someone'. Your email address is shown only if you choose so. Visitors without an account always count as 'Someone'.",
        ],
        link: 'Go to the settings',
      },
      where: {
        title: 'Where it is stored',
        text: [
          'Profiles and pictures are stored, and the functions of the service run, in Mumbai (asia-south1). Accounts are stored by Google also outside of India, and public pages are delivered through a worldwide network. These companies process data for us:',
        ],
        items: [
          'Google (Firebase and Google Cloud): accounts, profiles, pictures, pages and functions. Its request logs have the network address, the browser and the path of each request, codes of links included. They are kept in India for 180 days, as CERT-In asks, and then deleted.',
          '{{mailProvider}}: sends our mails, and so learns your email address and what the mail says.',
          'The push service of your browser (of Google, Mozilla, Apple or Microsoft), where you switch on push messages: that and when there is one, not what it says.',
          'YouTube, only when you press play on a video; Google, when you choose to log in with it.',
        ],
        recaptcha:
          'Google reCAPTCHA, when you use an account: it looks at browser and behaviour to tell people from programs.',
      },
      device: {
        title: 'What stays on your device',
        text: [
          'We use no advertising cookies. Your browser keeps your login, a draft of a form you have not saved, your theme and language, the profiles on your shortlist with your notes, and a copy of your own data so that the app opens without a connection. Logging out ends the login and removes drafts, copies, the shortlist and the list of profiles you opened; clearing the data of this site in your browser removes the rest.',
        ],
      },
      counting: {
        title: 'How visits are counted',
        text: [
          'When you open a profile, its owner sees a number more: once a half-hour and browser, with the kind of place you came from, how long the page was in view, and whether a video was played, a document downloaded or contact asked for. If you came by a link that the owner made for one person, the owner sees that it was opened, and what you answer if you press an answer.',
          'For this there are no cookies and nothing that recognises you later: your browser uses a random number that it replaces every half-hour, and remembers by itself which profiles it has opened, of which it says only how many days ago that was. The address you came from is not sent. Search engines, link previews and the owner are not counted, and nobody who sends Do Not Track or Global Privacy Control.',
        ],
        off: 'Do not count my visits in this browser',
        on: 'Count my visits in this browser again',
        isOff: 'Visits of this browser are not counted.',
      },
      howLong: {
        title: 'For how long',
        text: [
          'As long as you have your account. What a link for one person brought is counted by day for 90 days, and after that as one sum. Notifications that you have read are deleted after a year, others when you delete them.',
          'An account whose e-mail address or phone number nobody confirms is deleted 30 days after it was last used.',
          'When you delete your account, your profile, pictures, contact details, notifications and username are deleted at once. What stays for a while: the username itself, without a sign of whose it was, for 90 days, so that nobody else gets your visitors; pictures for 7 days where only we could bring them back; copies in daily backups for 7 days and in weekly ones for 13 weeks; reports that no moderator has decided on, with your name, up to 180 days; a mark without your name for a week, so that nothing comes back. What stays: what moderators decided and why, without your name, and mails where they were delivered.',
        ],
      },
      rights: {
        title: 'Your rights',
        text: [
          'In the settings you can download what we store about you, correct it at any time, and delete your account. You need to ask nobody. The download leaves out what would tell you of others: who reported a profile, and the keys by which repeated visits are recognised.',
          'You may withdraw any consent as easily as you gave it, object to what rests on other grounds, have its use restricted, and nominate somebody who exercises these rights for you in the case of death or incapacity: write to the address below.',
          'You may complain to the Grievance Officer above, then to the Data Protection Board of India; in the European Union to the authority of the place where you live.',
        ],
        link: 'Go to the settings',
      },
      contact: {
        title: 'Contact',
        text: [
          'Questions about your data, or a complaint? Write to {{email}}; you will get an answer within 30 days.',
        ],
        link: "The founder's website",
      },
    },
  },
} as const;
