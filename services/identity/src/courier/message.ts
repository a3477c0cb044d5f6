/** The kinds of message the service sends, each with a template in every language. */
export type TemplateType =
  | 'recovery_invalid'
  | 'recovery_valid'
  | 'recovery_code_invalid'
  | 'recovery_code_valid'
  | 'verification_invalid'
  | 'verification_valid'
  | 'verification_code_invalid'
  | 'verification_code_valid'
  | 'login_code_valid'
  | 'registration_code_valid'
  | 'registration_taken'
  | 'membership_invited'
  | 'membership_given'
  | 'project_invited'
  | 'otp'
  | 'stub';

/** A message about to be queued. */
export type NewMessage = {
  project_id: string;
  via: 'email' | 'phone';
  recipient: string;
  template_type: TemplateType;
  /** What the template shows: `code`, `link`, `expires_in_minutes`, `account_name`, `organization`, `role`, `role_in`. */
  values: Record<string, string | number>;
  language: 'en' | 'fr';
};
