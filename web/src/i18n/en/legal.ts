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
      'Last updated: June 15, 2023. Amended on November 26, 2026: these terms now also cover links for one person, visitors’ messages and answers, and reported profiles. The Privacy Policy says how quickly we decide on reports.',
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
          'Marquee is a free tool for actors. You make a professional profile, share it with a link, and know when somebody opens it. It was made by an independent writer-director for his own use.',
          'Marquee is not a casting or talent agency, takes no commission, and does not promise work, auditions or introductions.',
        ],
        link: 'Licences of the software in Marquee',
      },
      account: {
        title: '3. Your account',
        text: [
          'You are responsible for what happens under your account. Choose a password you use nowhere else, keep it to yourself, and tell us if you think somebody else knows it.',
          'Each person may have one account, for their own profile or for that of an actor they represent with the actor’s consent. A username may not pretend to be somebody else.',
        ],
      },
      uploads: {
        title: '4. Your content',
        text: [
          'Your photos, videos, texts and details stay yours. You allow us to store them and, while your profile is public, to show them to anyone who opens it. That permission ends when you remove them or delete your account.',
          'Our pages ask programs that collect material to train artificial intelligence to leave your profile alone. This is only a request: the well-known ones say they follow it, but we cannot stop those that don’t.',
          'Upload only what you have the right to show. Photographers and producers may have a say in the pictures and clips they made.',
        ],
      },
      conduct: {
        title: '5. Acceptable use',
        text: [
          'You may not use Marquee for anything unlawful, to harass or deceive others, to post sexual content or content showing minors without the consent of their guardians, to collect the details of other users, or to disturb the service.',
          'Use the contact details on a profile only to offer work or ask about it. Never pay anybody who asks for money in return for a part.',
        ],
      },
      privacy: {
        title: '6. Privacy',
        text: [
          'Our Privacy Policy, which is part of these terms, says what we store, why, where and for how long. Your profile is private until you make it public, and you can make it private again, download it or delete it at any time.',
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
          "We may change these terms. We give at least 30 days' notice of material changes, in the app or by email, before they take effect. If you keep using Marquee after that, you accept them.",
          "The laws of India govern these terms. You can ask questions about them at any time through the founder's website.",
        ],
        link: "The founder's website",
      },
    },
  },
  privacy: {
    title: 'Privacy Policy',
    updated:
      'Last updated: November 26, 2026. In plain words: what Marquee stores about you, who sees it, and how to delete it.',
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
      screen_age_min: 'age range',
      screen_age_max: 'age range',
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
          'Grievance Officer under the IT Rules, 2021: {{officer}}, {{email}}. We acknowledge a complaint within 24 hours and decide on it within 7 days. We take down intimate pictures, and profiles that pretend to be someone else, within 2 hours of a complaint.',
        ],
      },
      grounds: {
        title: 'Our legal grounds',
        text: [
          'Your account, your profile and the notifications about it: your consent, which you give when you create the account and withdraw when you delete it. Under the GDPR, also our contract with you to provide the service.',
          'Push notifications and the weekly summary by email: your separate consent. Both are off until you turn them on. You turn them off in the same place, and every summary has a link to unsubscribe. Messages from visitors are part of your profile, and you can turn them off there.',
          'Counting visits, limits against misuse, reports and logs: actors’ legitimate interest in knowing how people respond to their profile, and ours in a safe service. You can object to being counted with one button below.',
        ],
      },
      stored: {
        title: 'What we store',
        text: ['Only what you give us, and what is needed to run the service:'],
        items: [
          'Your account: your email address, your phone number if you log in with one, and your password in a form nobody can read back. With a Google login, the name and email address Google passes on.',
          'Your profile: {{fields}}.',
          'Your contact details: phone number and date of birth. We store them apart from your profile, and nobody else can ever read them. If you choose to show WhatsApp, your number is part of the WhatsApp link on your public profile.',
          'A copy of your profile from before your first change on the last day you changed it, so that you can go back. Only you can see it.',
          'Profile views: when somebody opened your profile, where they came from (such as WhatsApp or a search engine), what they looked at, and who they were if they were logged in. This is for your notifications and insights.',
          'Versions of your profile: their names, headlines and introductions, and what they show in which order.',
          'Links for one person: who each is for, which version it shows, when it expires, how often it was opened, and the answer it got. We don’t store who answered. Against misuse we store their network address as a code that is useless after a day.',
          'Your notes on links you sent: the project and role, the status, the next date and your note. Nobody else can read them. They stay when you delete the link, until you delete them too.',
          'Contact requests: how often people asked for your WhatsApp link on your profile each day, but not who they were. Against misuse we store their network address as a code that is useless after a day.',
          'Messages: what a visitor writes to you on your profile, with their name and email address. We send it to your email address and delete it here after five days. If somebody writes several messages in a day, we first ask them by email to confirm their address, and delete what they don’t confirm after a day. We store senders you block as codes.',
          'Your settings, such as which notifications you want, the viewers you have blocked, and the last WhatsApp message you sent.',
          'If you turn on push notifications: the address and key your browser gives us for them, and the browser’s name. We encrypt each push notification for your browser. If you choose the weekly summary by email: the emails we sent you, for five days.',
          'Reports: when somebody reports a profile, the reason and what they wrote, but not who they are; and what a moderator decided and why.',
        ],
      },
      pictures: {
        title: 'Your pictures',
        text: [
          'Before your browser sends a picture, it makes it smaller and removes what the camera wrote into it, including where it was taken. We delete pictures you replace or remove as soon as the copy of your profile from the day before doesn’t use them either.',
        ],
      },
      who: {
        title: 'Who sees what',
        text: [
          'You can see your private profile, and so can anyone with a link you made to open it. Moderators see what was reported or taken down, and the people who run the service can see stored data when they need it for repairs. Anyone who has or finds the link can see a public profile, search engines included. When you make it private again, that takes effect within a minute; search engines take longer to forget.',
          'We sell nothing, show no advertising and don’t track you for advertising.',
        ],
      },
      viewers: {
        title: 'When you view the profiles of others',
        text: [
          "If you are logged in and open another actor's public profile, its owner gets a notification with your name. You can turn this off in the settings; you then appear as 'Someone'. We show your email address only if you choose to. Visitors without an account always appear as 'Someone'.",
        ],
        link: 'Go to the settings',
      },
      where: {
        title: 'Where it is stored',
        text: [
          'Profiles and pictures are stored in Mumbai (asia-south1), where the service’s functions run too. Google also stores accounts outside India, and public pages are delivered through a worldwide network. These companies process data for us:',
        ],
        items: [
          'Google (Firebase and Google Cloud): accounts, profiles, pictures, pages and functions. Its request logs have the network address, the browser and the path of each request, codes of links included. They stay in India for 180 days, as CERT-In requires, and are then deleted.',
          '{{mailProvider}}: sends our emails, and so sees your email address and what each email says.',
          'The push service of your browser (of Google, Mozilla, Apple or Microsoft), if you turn on push notifications: it sees that there is one and when, not what it says.',
          'YouTube, only when you press play on a video; Google, when you choose to log in with it.',
        ],
        recaptcha:
          'Google reCAPTCHA, when you use an account: it looks at your browser and behaviour to tell people from programs.',
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
          'When you open a profile, its owner’s count goes up by one, at most once per browser every half hour. The owner also sees what kind of place you came from, how long the page was open, and whether a video was played, a document downloaded or contact requested. If you used a link made for one person, the owner sees that it was opened, and your answer if you give one.',
          'This uses no cookies and nothing that recognises you later. Your browser uses a random number that it replaces every half hour, and remembers which profiles it has opened; it tells us only how many days ago that was. It doesn’t send the address you came from. We don’t count search engines, link previews, the owner, or anyone whose browser sends Do Not Track or Global Privacy Control.',
        ],
        off: 'Do not count my visits in this browser',
        on: 'Count my visits in this browser again',
        isOff: 'Visits of this browser are not counted.',
      },
      howLong: {
        title: 'For how long',
        text: [
          'As long as you have your account. We keep daily numbers for a link for one person for 90 days, and after that only their total. We delete notifications you have read after a year, and others when you delete them.',
          'If nobody confirms an account’s email address or phone number, we delete the account 30 days after it was last used.',
          'When you delete your account, we delete your profile, pictures, contact details, notifications and username at once. Some things stay for a while: the username itself for 90 days, without a sign of whose it was, so that nobody else gets your visitors; pictures for 7 days, where only we could restore them; copies in daily backups for 7 days and in weekly backups for 13 weeks; reports no moderator has decided on, with your name, for up to 180 days; a mark without your name for a week, so that nothing comes back. Two things stay for good: what moderators decided and why, without your name, and emails in the inboxes they reached.',
        ],
      },
      rights: {
        title: 'Your rights',
        text: [
          'In the settings you can download what we store about you, correct it at any time, and delete your account. You don’t need to ask anyone. The download leaves out what would reveal others: who reported a profile, and the keys that recognise repeated visits.',
          'You may withdraw any consent as easily as you gave it, object to uses that rest on other grounds, ask us to restrict them, and nominate somebody to exercise these rights for you if you die or become incapable. Write to the address below.',
          'You may complain to the Grievance Officer above, and then to the Data Protection Board of India. In the European Union, complain to the authority where you live.',
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
