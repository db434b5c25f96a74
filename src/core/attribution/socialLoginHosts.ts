/** Hosts of the two social logins: returning from one does not start a visit. */
export const SOCIAL_LOGIN_HOSTS: readonly string[] = ['accounts.google.com', 'www.facebook.com', 'm.facebook.com']
