/** The bare address inside `Name <address>` of `MAIL_FROM`: where people reach the company. */
export const companyAddress = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from
