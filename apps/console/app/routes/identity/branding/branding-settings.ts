/** How a project looks to people, as its settings say it. */
export interface Branding {
  name?: string;
  accent?: { light: string; dark: string };
  /** A `data:` address. */
  logo?: string;
}

/** What a form for it holds, as it was typed. */
export interface BrandingFields {
  name: string;
  light: string;
  dark: string;
}

/** The branding in the identity settings of a project; the service has checked its form. */
export function brandingOf(config: { branding?: Branding } | undefined): Branding {
  return config?.branding ?? {};
}

/** What the form shows of settings. */
export function fieldsOf({ name = '', accent }: Branding): BrandingFields {
  return { name, light: accent?.light ?? '', dark: accent?.dark ?? '' };
}

/**
 * The settings that a form asks for. Empty fields are left to the portal; with one colour only the other is asked for by the service.
 * @param logo what stays or is new; none takes it away
 */
export function settingsOf({ name, light, dark }: BrandingFields, logo: string | undefined): Branding {
  return {
    ...(name === '' ? {} : { name }),
    ...(light === '' && dark === '' ? {} : { accent: { light, dark } }),
    ...(logo === undefined ? {} : { logo }),
  };
}
