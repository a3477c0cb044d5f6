/** Generated from the server's OpenAPI description by `npm run generate`; not to be edited. */
import type { Call } from '../operations/operation.ts';

export interface components {
    schemas: {
        IsAliveAnswer: {
            /** @enum {string} */
            status: "ok";
        };
        IsReadyAnswer: {
            /** @enum {string} */
            status: "ok";
        };
        GetVersionAnswer: {
            version: string;
        };
        CreateBrowserLoginFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        LoginFlow: {
            id: string;
            /**
             * @description browser or api
             * @enum {unknown}
             */
            type: "browser" | "api";
            issued_at: string;
            expires_at: string;
            created_at?: string;
            updated_at?: string;
            request_url: string;
            return_to?: string;
            /** @description The method that was submitted last */
            active?: string;
            /**
             * @description How far it is
             * @enum {unknown}
             */
            state: "choose_method" | "sent_email" | "passed_challenge" | "show_form" | "success";
            ui: components["schemas"]["UiContainer"];
            /** @description The OAuth2 request that waits for it */
            oauth2_login_challenge?: string | null;
            /** @description What the application asks for; left out where its request is over */
            oauth2_login_request?: {
                challenge: string;
                client: {
                    client_id: string;
                    /** @description Its name; its id where it has none */
                    client_name: string;
                    /** @description The host to which the browser goes back; null for an application on a device */
                    site: string | null;
                    /** @description An address of the web */
                    client_uri?: string;
                    /** @description An address of the web */
                    logo_uri?: string;
                    /** @description An address of the web */
                    policy_uri?: string;
                    /** @description An address of the web */
                    tos_uri?: string;
                };
                requested_scope: string[];
                requested_access_token_audience: string[];
                /** @description What the application sent the browser with */
                request_url: string;
                /** @description Whether the person of `subject` need not sign in once more */
                skip: boolean;
                /** @description Whom this browser is remembered for; empty for nobody */
                subject: string;
            };
            /** @description Whether somebody proves once more who they are */
            refresh?: boolean;
            /** @description The assurance level to be reached */
            requested_aal?: string;
        } & {
            [key: string]: unknown;
        };
        UiContainer: {
            action: string;
            method: string;
            nodes: components["schemas"]["UiNode"][];
            messages?: components["schemas"]["UiText"][];
        };
        UiNode: {
            /** @enum {string} */
            type: "input";
            /** @description Which method it belongs to: default, password, oidc, code, totp, … */
            group: string;
            messages: components["schemas"]["UiText"][];
            meta: {
                label?: components["schemas"]["UiText"];
            };
            attributes: {
                /** @enum {string} */
                node_type: "input";
                name: string;
                /** @enum {unknown} */
                type: "text" | "password" | "number" | "checkbox" | "hidden" | "email" | "tel" | "submit" | "button" | "datetime-local" | "date" | "url";
                value?: unknown;
                required?: boolean;
                disabled: boolean;
                autocomplete?: string;
                pattern?: string;
                maxlength?: number;
                label?: components["schemas"]["UiText"];
                onclick?: string;
                /** @description The function of webauthn.js that a click calls */
                onclickTrigger?: string;
                /** @description The one to call when the page has loaded */
                onloadTrigger?: string;
            } & {
                [key: string]: unknown;
            };
        } | {
            /** @enum {string} */
            type: "text";
            /** @description Which method it belongs to: default, password, oidc, code, totp, … */
            group: string;
            messages: components["schemas"]["UiText"][];
            meta: {
                label?: components["schemas"]["UiText"];
            };
            attributes: {
                /** @enum {string} */
                node_type: "text";
                id: string;
                text: components["schemas"]["UiText"];
            } & {
                [key: string]: unknown;
            };
        } | {
            /** @enum {string} */
            type: "img";
            /** @description Which method it belongs to: default, password, oidc, code, totp, … */
            group: string;
            messages: components["schemas"]["UiText"][];
            meta: {
                label?: components["schemas"]["UiText"];
            };
            attributes: {
                /** @enum {string} */
                node_type: "img";
                id: string;
                src: string;
                width: number;
                height: number;
            } & {
                [key: string]: unknown;
            };
        } | {
            /** @enum {string} */
            type: "a";
            /** @description Which method it belongs to: default, password, oidc, code, totp, … */
            group: string;
            messages: components["schemas"]["UiText"][];
            meta: {
                label?: components["schemas"]["UiText"];
            };
            attributes: {
                /** @enum {string} */
                node_type: "a";
                id: string;
                href: string;
                title: components["schemas"]["UiText"];
            } & {
                [key: string]: unknown;
            };
        } | {
            /** @enum {string} */
            type: "script";
            /** @description Which method it belongs to: default, password, oidc, code, totp, … */
            group: string;
            messages: components["schemas"]["UiText"][];
            meta: {
                label?: components["schemas"]["UiText"];
            };
            attributes: {
                /** @enum {string} */
                node_type: "script";
                id: string;
                src: string;
                async: boolean;
                referrerpolicy: string;
                crossorigin: string;
                integrity: string;
                type: string;
                nonce: string;
            } & {
                [key: string]: unknown;
            };
        };
        UiText: {
            id: number;
            text: string;
            /**
             * @description info, error or success
             * @enum {unknown}
             */
            type: "info" | "error" | "success";
            context?: {
                [key: string]: unknown;
            };
        };
        CreateNativeLoginFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetLoginFlowParameters: {
            /**
             * @description Id of the flow
             * @default
             */
            id: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        UpdateLoginFlowParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            updateLoginFlowBody: components["schemas"]["UpdateLoginFlowBody"];
        };
        UpdateLoginFlowBody: {
            /** @description The method to go by: password, code, totp, passkey, oidc, … */
            method: string;
            /** @description As the node csrf_token has it; of flows in browsers */
            csrf_token?: string;
            identifier?: string;
            password?: string;
            code?: string;
            totp_code?: string;
            lookup_secret?: string;
            provider?: string;
        } & {
            [key: string]: unknown;
        };
        SuccessfulNativeLogin: {
            session: components["schemas"]["Session"];
            /** @description The token of the new session; of flows in apps */
            session_token?: string;
            /** @description What a program does next, such as leading the browser elsewhere */
            continue_with?: ({
                action: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        Session: {
            id: string;
            active: boolean;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            authenticated_at: string;
            /** @description aal1, or aal2 after a second factor */
            authenticator_assurance_level: string;
            authentication_methods: {
                /** @description password, oidc, totp, … */
                method: string;
                aal: string;
                /** Format: date-time */
                completed_at: string;
            }[];
            /** Format: date-time */
            issued_at: string;
            /** @description Absent until the second factor is proved */
            identity?: components["schemas"]["Identity"] | null;
            devices: {
                id: string;
                ip_address: string;
                user_agent: string;
                /** @description "city, country", where a proxy tells */
                location: string;
            }[];
            /** @description The session as a JWT, when tokenize_as asked for it */
            tokenized?: string;
        };
        Identity: {
            id: string;
            schema_id: string;
            schema_url: string;
            state: "active" | "inactive";
            /** Format: date-time */
            state_changed_at?: string;
            /** @description As the schema says */
            traits: {
                [key: string]: unknown;
            };
            verifiable_addresses?: {
                id: string;
                value: string;
                via: "email" | "phone";
                verified: boolean;
                status: "pending" | "sent" | "completed";
                /** Format: date-time */
                verified_at?: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            }[];
            recovery_addresses?: {
                id: string;
                value: string;
                via: "email" | "phone";
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            }[];
            /** @description Any JSON; null when there is none */
            metadata_public: unknown;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        UpdateLoginFlowByLinkParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        CreateBrowserRegistrationFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        RegistrationFlow: {
            id: string;
            /**
             * @description browser or api
             * @enum {unknown}
             */
            type: "browser" | "api";
            issued_at: string;
            expires_at: string;
            created_at?: string;
            updated_at?: string;
            request_url: string;
            return_to?: string;
            /** @description The method that was submitted last */
            active?: string;
            /**
             * @description How far it is
             * @enum {unknown}
             */
            state: "choose_method" | "sent_email" | "passed_challenge" | "show_form" | "success";
            ui: components["schemas"]["UiContainer"];
            /** @description The OAuth2 request that waits for it */
            oauth2_login_challenge?: string | null;
            /** @description What the application asks for; left out where its request is over */
            oauth2_login_request?: {
                challenge: string;
                client: {
                    client_id: string;
                    /** @description Its name; its id where it has none */
                    client_name: string;
                    /** @description The host to which the browser goes back; null for an application on a device */
                    site: string | null;
                    /** @description An address of the web */
                    client_uri?: string;
                    /** @description An address of the web */
                    logo_uri?: string;
                    /** @description An address of the web */
                    policy_uri?: string;
                    /** @description An address of the web */
                    tos_uri?: string;
                };
                requested_scope: string[];
                requested_access_token_audience: string[];
                /** @description What the application sent the browser with */
                request_url: string;
                /** @description Whether the person of `subject` need not sign in once more */
                skip: boolean;
                /** @description Whom this browser is remembered for; empty for nobody */
                subject: string;
            };
        } & {
            [key: string]: unknown;
        };
        CreateNativeRegistrationFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetRegistrationFlowParameters: {
            /**
             * @description Id of the flow
             * @default
             */
            id: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        UpdateRegistrationFlowParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            updateRegistrationFlowBody: components["schemas"]["UpdateRegistrationFlowBody"];
        };
        UpdateRegistrationFlowBody: {
            /** @description The method to go by: password, code, totp, passkey, oidc, … */
            method: string;
            /** @description As the node csrf_token has it; of flows in browsers */
            csrf_token?: string;
            /** @description As the schema says */
            traits?: {
                [key: string]: unknown;
            };
            password?: string;
            code?: string;
            provider?: string;
        } & {
            [key: string]: unknown;
        };
        SuccessfulNativeRegistration: {
            identity: components["schemas"]["Identity"];
            session?: components["schemas"]["Session"];
            /** @description The token of the new session; of flows in apps */
            session_token?: string;
            /** @description What a program does next, such as leading the browser elsewhere */
            continue_with?: ({
                action: string;
            } & {
                [key: string]: unknown;
            })[];
        };
        UpdateRegistrationFlowByLinkParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        CreateBrowserLogoutFlowParameters: {
            returnTo?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        CreateBrowserLogoutFlowAnswer: {
            logout_url: string;
            logout_token: string;
        };
        UpdateLogoutFlowParameters: {
            /** @description The token of the logout flow */
            token?: string;
            returnTo?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        PerformNativeLogoutParameters: {
            performNativeLogoutBody: {
                session_token: string;
            };
        };
        CreateBrowserSettingsFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        SettingsFlow: {
            id: string;
            /**
             * @description browser or api
             * @enum {unknown}
             */
            type: "browser" | "api";
            issued_at: string;
            expires_at: string;
            created_at?: string;
            updated_at?: string;
            request_url: string;
            return_to?: string;
            /** @description The method that was submitted last */
            active?: string;
            /**
             * @description How far it is
             * @enum {unknown}
             */
            state: "choose_method" | "sent_email" | "passed_challenge" | "show_form" | "success";
            ui: components["schemas"]["UiContainer"];
            identity?: components["schemas"]["Identity"];
        } & {
            [key: string]: unknown;
        };
        CreateNativeSettingsFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetSettingsFlowParameters: {
            /**
             * @description Id of the flow
             * @default
             */
            id: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        UpdateSettingsFlowParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            updateSettingsFlowBody: components["schemas"]["UpdateSettingsFlowBody"];
        };
        UpdateSettingsFlowBody: {
            /** @description The method to go by: password, code, totp, passkey, oidc, … */
            method: string;
            /** @description As the node csrf_token has it; of flows in browsers */
            csrf_token?: string;
            /** @description As the schema says */
            traits?: {
                [key: string]: unknown;
            };
            password?: string;
            totp_code?: string;
            totp_unlink?: boolean;
            lookup_secret_reveal?: boolean;
            lookup_secret_regenerate?: boolean;
            lookup_secret_confirm?: boolean;
            lookup_secret_disable?: boolean;
            link?: string;
            unlink?: string;
        } & {
            [key: string]: unknown;
        };
        UpdateSettingsFlowByLinkParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        CreateBrowserRecoveryFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        RecoveryFlow: {
            id: string;
            /**
             * @description browser or api
             * @enum {unknown}
             */
            type: "browser" | "api";
            issued_at: string;
            expires_at: string;
            created_at?: string;
            updated_at?: string;
            request_url: string;
            return_to?: string;
            /** @description The method that was submitted last */
            active?: string;
            /**
             * @description How far it is
             * @enum {unknown}
             */
            state: "choose_method" | "sent_email" | "passed_challenge" | "show_form" | "success";
            ui: components["schemas"]["UiContainer"];
        } & {
            [key: string]: unknown;
        };
        CreateNativeRecoveryFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetRecoveryFlowParameters: {
            /**
             * @description Id of the flow
             * @default
             */
            id: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        UpdateRecoveryFlowParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            updateRecoveryFlowBody: components["schemas"]["UpdateRecoveryFlowBody"];
        };
        UpdateRecoveryFlowBody: {
            /** @description The method to go by: password, code, totp, passkey, oidc, … */
            method: string;
            /** @description As the node csrf_token has it; of flows in browsers */
            csrf_token?: string;
            email?: string;
            code?: string;
        } & {
            [key: string]: unknown;
        };
        UpdateRecoveryFlowByLinkParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        CreateRecoveryCodeForIdentityParameters: {
            /** @description Where the browser goes after the settings */
            returnTo?: string;
            createRecoveryCodeForIdentityBody: {
                /** @description The identity to be recovered */
                identity_id: string;
                /** @description How long it holds, as Go writes durations: 1h30m */
                expires_in?: string;
            };
        };
        CreateRecoveryCodeForIdentityAnswer: {
            recovery_link: string;
            expires_at: string;
            recovery_code: string;
        };
        CreateRecoveryLinkForIdentityParameters: {
            /** @description Where the browser goes after the settings */
            returnTo?: string;
            createRecoveryLinkForIdentityBody: {
                /** @description The identity to be recovered */
                identity_id: string;
                /** @description How long it holds, as Go writes durations: 1h30m */
                expires_in?: string;
            };
        };
        CreateRecoveryLinkForIdentityAnswer: {
            recovery_link: string;
            expires_at: string;
        };
        CreateBrowserVerificationFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        VerificationFlow: {
            id: string;
            /**
             * @description browser or api
             * @enum {unknown}
             */
            type: "browser" | "api";
            issued_at: string;
            expires_at: string;
            created_at?: string;
            updated_at?: string;
            request_url: string;
            return_to?: string;
            /** @description The method that was submitted last */
            active?: string;
            /**
             * @description How far it is
             * @enum {unknown}
             */
            state: "choose_method" | "sent_email" | "passed_challenge" | "show_form" | "success";
            ui: components["schemas"]["UiContainer"];
        } & {
            [key: string]: unknown;
        };
        CreateNativeVerificationFlowParameters: {
            /** @description Where the browser goes when the flow is over */
            returnTo?: string;
            /** @description true: sign in once more though signed in */
            refresh?: boolean;
            /** @description Assurance level to reach: aal1 or aal2 */
            aal?: string;
            /** @description The OAuth2 request that waits for the sign-in */
            loginChallenge?: string;
            /** @description What the first step hands on to the second, with login_challenge */
            confirmed?: string;
            via?: string;
            organization?: string;
            identitySchema?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetVerificationFlowParameters: {
            /**
             * @description Id of the flow
             * @default
             */
            id: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        UpdateVerificationFlowParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            updateVerificationFlowBody: components["schemas"]["UpdateVerificationFlowBody"];
        };
        UpdateVerificationFlowBody: {
            /** @description The method to go by: password, code, totp, passkey, oidc, … */
            method: string;
            /** @description As the node csrf_token has it; of flows in browsers */
            csrf_token?: string;
            email?: string;
            code?: string;
        } & {
            [key: string]: unknown;
        };
        UpdateVerificationFlowByLinkParameters: {
            /** @description Id of the flow */
            flow: string;
            /** @description The token of a link that was sent */
            token?: string;
            /** @description The code that was sent, where a link carries it */
            code?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetFlowErrorParameters: {
            /** @description Id of the error, as the page has it */
            id: string;
            /** @description The same, by an older name */
            error?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetFlowErrorAnswer: {
            id: string;
            error: {
                [key: string]: unknown;
            };
            created_at: string;
            updated_at: string;
        };
        CompleteOidcFlowParameters: {
            /** @default  */
            state: string;
            code?: string;
            error?: string;
            provider: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        ToSessionParameters: {
            /** @description Name of a token template of the project: the answer has the session as a JWT too */
            tokenizeAs?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        ListMySessionsParameters: {
            /** @description Page number, from 1 */
            page?: number;
            /** @description Items a page, 250 unless given, at most 1000 */
            perPage?: number;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        ListMySessionsAnswer: components["schemas"]["Session"][];
        DisableMyOtherSessionsParameters: {
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        DisableMyOtherSessionsAnswer: {
            count: number;
        };
        DisableMySessionParameters: {
            /** @description Id of the session */
            id: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        DiscoverSessionTokenKeysAnswer: {
            keys: {
                [key: string]: unknown;
            }[];
        };
        ListSessionsParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            /** @description true: those that hold; false: those that have ended */
            active?: boolean;
            /** @description identity, devices: what is shown beside the session itself */
            expand?: string[];
        };
        ListSessionsAnswer: components["schemas"]["Session"][];
        GetSessionParameters: {
            /** @description identity, devices: what is shown beside the session itself */
            expand?: string[];
            /** @description Id of the session */
            id: string;
        };
        DisableSessionParameters: {
            /** @description Id of the session */
            id: string;
        };
        ExtendSessionParameters: {
            /** @description Id of the session */
            id: string;
        };
        ListIdentitySessionsParameters: {
            /** @description Page number, from 1 */
            page?: number;
            /** @description Items a page, 250 unless given, at most 1000 */
            perPage?: number;
            /** @description true: those that hold; false: those that have ended */
            active?: boolean;
            /** @description Id of the identity */
            id: string;
        };
        ListIdentitySessionsAnswer: components["schemas"]["Session"][];
        DeleteIdentitySessionsParameters: {
            /** @description Id of the identity */
            id: string;
        };
        ListCourierMessagesParameters: {
            /** @description Page number, from 1 */
            page?: number;
            /** @description Items a page, 250 unless given, at most 1000 */
            perPage?: number;
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            /** @description queued, processing, sent, abandoned */
            status?: string;
            /** @description Only messages to exactly this address */
            recipient?: string;
        };
        ListCourierMessagesAnswer: components["schemas"]["CourierMessage"][];
        CourierMessage: {
            id: string;
            status: "queued" | "processing" | "sent" | "abandoned";
            type: "email" | "phone";
            recipient: string;
            subject: string;
            /** @description Shown where the message was written to the log of the server, because there is no mail server */
            body: string;
            template_type: string;
            /** @description Attempts since it was written, or last sent again */
            send_count: number;
            dispatches: components["schemas"]["CourierDispatch"][];
            /** @description Of a message that was given up: how long it can be sent again */
            resend_until?: string;
            created_at: string;
            updated_at: string;
        };
        CourierDispatch: {
            id: string;
            message_id: string;
            status: "success" | "failed";
            error?: {
                message: string;
            };
            created_at: string;
            updated_at: string;
        };
        GetCourierMessageParameters: {
            id: string;
        };
        ResendCourierMessageParameters: {
            id: string;
        };
        ListAuditEventsParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            /** @description Only events of this identity */
            identityId?: string;
            /** @description Only this event: sign_in_succeeded, sign_in_failed, signed_out, registered, password_changed, second_factor_added, second_factor_removed, passkey_added, passkey_removed, provider_linked, provider_unlinked, traits_changed, address_verified, recovery_requested, recovery_used, recovery_made_by_administrator, sessions_revoked, identity_created, identity_changed, identity_deleted, data_exported, administration_granted, administration_revoked, site_editor_granted, site_editor_revoked, api_key_created, api_key_revoked, project_created, project_changed, project_restored, member_invited, member_added, member_changed, member_removed, project_key_created, project_key_deleted */
            event?: string;
        };
        ListAuditEventsAnswer: components["schemas"]["AuditEvent"][];
        AuditEvent: {
            id: string;
            at: string;
            event: "sign_in_succeeded" | "sign_in_failed" | "signed_out" | "registered" | "password_changed" | "second_factor_added" | "second_factor_removed" | "passkey_added" | "passkey_removed" | "provider_linked" | "provider_unlinked" | "traits_changed" | "address_verified" | "recovery_requested" | "recovery_used" | "recovery_made_by_administrator" | "sessions_revoked" | "identity_created" | "identity_changed" | "identity_deleted" | "data_exported" | "administration_granted" | "administration_revoked" | "site_editor_granted" | "site_editor_revoked" | "api_key_created" | "api_key_revoked" | "project_created" | "project_changed" | "project_restored" | "member_invited" | "member_added" | "member_changed" | "member_removed" | "project_key_created" | "project_key_deleted";
            identity_id?: string;
            session_id?: string;
            ip?: string;
            details: {
                [key: string]: unknown;
            };
        };
        ExportMyAccountParameters: {
            /** @description Where the browser comes back to when it has to sign in again first */
            returnTo?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        AccountExport: {
            [key: string]: unknown;
        };
        DeleteMyAccountParameters: {
            /** @description Where the browser comes back to when it has to sign in again first */
            returnTo?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        ListMyApiKeysParameters: {
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        ListMyApiKeysAnswer: components["schemas"]["PersonalKey"][];
        PersonalKey: {
            id: string;
            name: string;
            /**
             * @description What the key may do: only read, or all its person may
             * @enum {unknown}
             */
            scope: "read" | "write";
            /** Format: date-time */
            created_at: string;
            /** @description Null for a key that never expires */
            expires_at: string | null;
            /** @description To the minute; null for a key that was never used */
            last_used_at: string | null;
        };
        CreateMyApiKeyParameters: {
            /** @description Where the browser comes back to when it has to sign in again first */
            returnTo?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            createMyApiKeyBody: {
                /** @description What the key is for: 1 to 100 characters, other than those of your other keys */
                name: string;
                /**
                 * @description What the key may do: only read, or all its person may
                 * @enum {unknown}
                 */
                scope: "read" | "write";
                /** @description Left out or null for a key that never expires */
                expires_in_days?: number | null;
            };
        };
        CreateMyApiKeyAnswer: {
            id: string;
            name: string;
            /**
             * @description What the key may do: only read, or all its person may
             * @enum {unknown}
             */
            scope: "read" | "write";
            /** Format: date-time */
            created_at: string;
            /** @description Null for a key that never expires */
            expires_at: string | null;
            /** @description To the minute; null for a key that was never used */
            last_used_at: string | null;
            /** @description The key itself: it is shown here, and never again */
            key: string;
        };
        DeleteMyApiKeyParameters: {
            id: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetIdentityParameters: {
            includeCredential?: string | string[];
            id: string;
        };
        AdminIdentity: {
            id: string;
            schema_id: string;
            schema_url: string;
            state: "active" | "inactive";
            /** Format: date-time */
            state_changed_at?: string;
            /** @description As the schema says */
            traits: {
                [key: string]: unknown;
            };
            verifiable_addresses?: {
                id: string;
                value: string;
                via: "email" | "phone";
                verified: boolean;
                status: "pending" | "sent" | "completed";
                /** Format: date-time */
                verified_at?: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            }[];
            recovery_addresses?: {
                id: string;
                value: string;
                via: "email" | "phone";
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            }[];
            /** @description Any JSON; null when there is none */
            metadata_public: unknown;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Any JSON; null when there is none */
            metadata_admin: unknown;
            credentials?: {
                [key: string]: {
                    type: string;
                    identifiers: string[];
                    config?: {
                        [key: string]: unknown;
                    };
                    version: number;
                    /** Format: date-time */
                    created_at: string;
                    /** Format: date-time */
                    updated_at: string;
                };
            };
        };
        UpdateIdentityParameters: {
            id: string;
            updateIdentityBody: {
                schema_id?: string;
                /** @description As the schema says */
                traits: {
                    [key: string]: unknown;
                };
                credentials?: {
                    password?: {
                        config: {
                            password?: string;
                            hashed_password?: string;
                        };
                    };
                    oidc?: {
                        config: {
                            providers?: {
                                subject: string;
                                provider: string;
                            }[];
                        };
                    };
                };
                /** @description Any JSON; null when there is none */
                metadata_public?: unknown;
                /** @description Any JSON; null when there is none */
                metadata_admin?: unknown;
                state?: "active" | "inactive";
            };
        };
        PatchIdentityParameters: {
            id: string;
            jsonPatch: {
                /** @description add, remove, replace, move, copy or test */
                op: string;
                /** @description JSON pointer */
                path: string;
                from?: string;
                value?: unknown;
            }[];
        };
        DeleteIdentityParameters: {
            id: string;
        };
        CreateIdentityParameters: {
            createIdentityBody: {
                /** @description The project's default schema unless given */
                schema_id?: string;
                /** @description As the schema says */
                traits: {
                    [key: string]: unknown;
                };
                credentials?: {
                    password?: {
                        config: {
                            password?: string;
                            hashed_password?: string;
                        };
                    };
                    oidc?: {
                        config: {
                            providers?: {
                                subject: string;
                                provider: string;
                            }[];
                        };
                    };
                };
                verifiable_addresses?: {
                    id?: unknown;
                    created_at?: unknown;
                    updated_at?: unknown;
                    value: string;
                    via: "email" | "phone";
                    verified?: boolean;
                    status?: "pending" | "sent" | "completed";
                    verified_at?: string | null;
                }[];
                recovery_addresses?: {
                    id?: unknown;
                    created_at?: unknown;
                    updated_at?: unknown;
                    value: string;
                    via: "email" | "phone";
                }[];
                /** @description Any JSON; null when there is none */
                metadata_public?: unknown;
                /** @description Any JSON; null when there is none */
                metadata_admin?: unknown;
                state?: "active" | "inactive";
            };
        };
        ListIdentitiesParameters: {
            /** @description Page number, from 1 */
            page?: number;
            /** @description Items a page, 250 unless given, at most 1000 */
            perPage?: number;
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            ids?: string | string[];
            /** @description Only who signs in with exactly this identifier, whatever its case */
            credentialsIdentifier?: string;
            /** @description The same as search */
            previewCredentialsIdentifierSimilar?: string;
            /** @description Only who has words in their traits that begin with each of these words */
            search?: string;
        };
        ListIdentitiesAnswer: components["schemas"]["AdminIdentity"][];
        BatchPatchIdentitiesParameters: {
            /**
             * @description Says what would become of each, and makes nobody
             * @default false
             */
            dryRun?: boolean;
            patchIdentitiesBody: {
                identities: {
                    create?: unknown;
                    patch_id?: string;
                }[];
            };
        };
        BatchPatchIdentitiesAnswer: {
            identities: {
                /** @description create or error */
                action: string;
                /** @description The id of the new identity */
                identity?: string;
                patch_id?: string;
                error?: unknown;
            }[];
        };
        DeleteIdentityCredentialsParameters: {
            /** @description Which provider link to remove, as `provider:subject` */
            identifier?: string;
            id: string;
            type: string;
        };
        ListIdentitySchemasParameters: {
            /** @description Page number, from 1 */
            page?: number;
            /** @description Items a page, 250 unless given, at most 1000 */
            perPage?: number;
        };
        ListIdentitySchemasAnswer: {
            id: string;
            schema: components["schemas"]["JSONSchema"];
        }[];
        JSONSchema: {
            [key: string]: unknown;
        };
        GetIdentitySchemaParameters: {
            /** @description Its id, as it is or as base64url */
            id: string;
        };
        GetWebAuthnJavaScriptParameters: {
            v?: string;
        };
        GetWebAuthnJavaScriptAnswer: string;
        GetRelationshipsParameters: {
            namespace?: string;
            object?: string;
            relation?: string;
            subjectId?: string;
            subjectSetNamespace?: string;
            subjectSetObject?: string;
            subjectSetRelation?: string;
            /**
             * @description At most 500
             * @default 100
             */
            pageSize?: number;
            /** @description The next_page_token of the page before */
            pageToken?: string;
        };
        Relationships: {
            relation_tuples: components["schemas"]["Relationship"][];
            /** @description Empty on the last page */
            next_page_token: string;
        };
        Relationship: {
            namespace: string;
            object: string;
            relation: string;
            subject_id?: string;
            subject_set?: components["schemas"]["SubjectSet"];
        };
        SubjectSet: {
            namespace: string;
            object: string;
            /** @description Empty for the object itself, which others are traversed to */
            relation: string;
        };
        CreateRelationshipParameters: {
            createRelationshipBody: components["schemas"]["Relationship"];
        };
        PatchRelationshipsParameters: {
            relationshipPatch: components["schemas"]["RelationshipPatch"][];
        };
        RelationshipPatch: {
            action: "insert" | "delete";
            relation_tuple: components["schemas"]["Relationship"];
        };
        DeleteRelationshipsParameters: {
            namespace?: string;
            object?: string;
            relation?: string;
            subjectId?: string;
            subjectSetNamespace?: string;
            subjectSetObject?: string;
            subjectSetRelation?: string;
        };
        ListRelationshipNamespacesParameters: {
            /**
             * @description In their place those of stored tuples that the language no longer declares
             * @default false
             */
            undeclared?: boolean;
            /**
             * @description With the relations and permits that the language declares of each
             * @default false
             */
            relations?: boolean;
        };
        ListRelationshipNamespacesAnswer: {
            namespaces: {
                name: string;
                /** @description What can be asked of its objects: relations and permits */
                relations?: string[];
            }[];
        };
        CheckOplSyntaxParameters: {
            body: string;
        };
        CheckOplSyntaxAnswer: {
            errors?: {
                message: string;
                start: {
                    Line: number;
                    column: number;
                };
                end: {
                    Line: number;
                    column: number;
                };
            }[];
            warnings?: {
                message: string;
                start: {
                    Line: number;
                    column: number;
                };
                end: {
                    Line: number;
                    column: number;
                };
                /**
                 * @description The text would take permissions away that are in use
                 * @enum {boolean}
                 */
                drops?: true;
            }[];
        };
        SetPermissionLanguageParameters: {
            body: string;
        };
        SetPermissionLanguageAnswer: {
            version: number;
            warnings?: {
                message: string;
                start: {
                    Line: number;
                    column: number;
                };
                end: {
                    Line: number;
                    column: number;
                };
                /**
                 * @description The text would take permissions away that are in use
                 * @enum {boolean}
                 */
                drops?: true;
            }[];
        };
        GetPermissionLanguageParameters: {
            version?: number;
        };
        GetPermissionLanguageAnswer: {
            version: number;
            source: string;
        };
        ListPermissionLanguageVersionsAnswer: {
            version: number;
            created_at: string;
        }[];
        WatchRelationshipsParameters: {
            /** @description The token behind which to begin, from now on unless given */
            after?: string;
            lastEventId?: string;
        };
        /** Format: event-stream */
        WatchRelationshipsAnswer: ReadableStream<Uint8Array<ArrayBuffer>>;
        ListPermissionTestsParameters: {
            /**
             * @description Asks each question as it is answered now
             * @default false
             */
            run?: boolean;
        };
        ListPermissionTestsAnswer: {
            tests: {
                relation_tuple: components["schemas"]["Relationship"];
                expected: boolean;
                /** @description Where the tests were run */
                result?: {
                    /** @description Whether the answer is the expected one */
                    holds: boolean;
                    allowed: boolean;
                    /** @description Why the question cannot be asked */
                    error?: string;
                };
            }[];
        };
        SetPermissionTestParameters: {
            setPermissionTestBody: components["schemas"]["PermissionTest"];
        };
        PermissionTest: {
            relation_tuple: components["schemas"]["Relationship"];
            /** @description Whether it must be allowed */
            expected: boolean;
        };
        DeletePermissionTestParameters: {
            namespace?: string;
            object?: string;
            relation?: string;
            subjectId?: string;
            subjectSetNamespace?: string;
            subjectSetObject?: string;
            subjectSetRelation?: string;
        };
        CheckPermissionOrErrorParameters: {
            namespace?: string;
            object?: string;
            relation?: string;
            subjectId?: string;
            subjectSetNamespace?: string;
            subjectSetObject?: string;
            subjectSetRelation?: string;
            /** @description Steps to look, as far as the project allows */
            maxDepth?: number;
            /**
             * @description Tells by which tuples and rules the answer came about
             * @default false
             */
            explain?: boolean;
            /** @description The token of a change that the answer must know of */
            consistencyToken?: string;
        };
        CheckPermissionResult: {
            allowed: boolean;
            explanation?: {
                subject: string;
                /** @description The first is what was asked; the others follow from `next` */
                steps: {
                    /** @description What was asked, as Namespace:object#relation */
                    relation: string;
                    result: "allowed" | "denied" | "unknown";
                    /** @description What decided it; `nothing` allows it, or a limit of depth or width hid the rest */
                    because: "tuple" | "subject set" | "rule" | "nothing" | "limit";
                    /** @description The steps that it follows from */
                    next: string[];
                }[];
                /** @description False where more lies behind the steps: beyond 500 of them, or beyond what a check looks at */
                complete: boolean;
            };
        };
        PostCheckPermissionOrErrorParameters: {
            /** @description Steps to look, as far as the project allows */
            maxDepth?: number;
            /**
             * @description Tells by which tuples and rules the answer came about
             * @default false
             */
            explain?: boolean;
            /** @description The token of a change that the answer must know of */
            consistencyToken?: string;
            postCheckPermissionOrErrorBody: components["schemas"]["Relationship"];
        };
        CheckPermissionParameters: {
            namespace?: string;
            object?: string;
            relation?: string;
            subjectId?: string;
            subjectSetNamespace?: string;
            subjectSetObject?: string;
            subjectSetRelation?: string;
            /** @description Steps to look, as far as the project allows */
            maxDepth?: number;
            /**
             * @description Tells by which tuples and rules the answer came about
             * @default false
             */
            explain?: boolean;
            /** @description The token of a change that the answer must know of */
            consistencyToken?: string;
        };
        PostCheckPermissionParameters: {
            /** @description Steps to look, as far as the project allows */
            maxDepth?: number;
            /**
             * @description Tells by which tuples and rules the answer came about
             * @default false
             */
            explain?: boolean;
            /** @description The token of a change that the answer must know of */
            consistencyToken?: string;
            postCheckPermissionBody: components["schemas"]["Relationship"];
        };
        BatchCheckPermissionParameters: {
            /** @description Steps to look, as far as the project allows */
            maxDepth?: number;
            batchCheckPermissionBody: {
                tuples: components["schemas"]["Relationship"][];
            };
        };
        BatchCheckPermissionAnswer: {
            results: {
                allowed: boolean;
                error?: string;
            }[];
        };
        ExpandPermissionsParameters: {
            namespace: string;
            object: string;
            relation: string;
            /** @description Steps to look, as far as the project allows */
            maxDepth?: number;
        };
        ExpandPermissionsAnswer: components["schemas"]["ExpandedPermissionTree"];
        ExpandedPermissionTree: {
            type: "union" | "leaf";
            tuple: {
                namespace: string;
                object: string;
                relation: string;
                subject_id?: string;
                subject_set?: components["schemas"]["SubjectSet"];
            };
            children?: components["schemas"]["ExpandedPermissionTree"][];
            /**
             * @description There is more below than depth and width let see
             * @enum {boolean}
             */
            truncated?: true;
        };
        ListPermittedObjectsParameters: {
            namespace: string;
            relation: string;
            subjectId?: string;
            subjectSetNamespace?: string;
            subjectSetObject?: string;
            subjectSetRelation?: string;
            /** @default 100 */
            pageSize?: number;
            /**
             * @description The next_page_token of the page before
             * @default
             */
            pageToken?: string;
        };
        ListPermittedObjectsAnswer: {
            objects: string[];
            /** @description Empty on the last page */
            next_page_token: string;
            /** @description False where there is more to look at than a list looks at */
            complete: boolean;
        };
        ListPermittedSubjectsParameters: {
            namespace: string;
            object: string;
            relation: string;
            /** @default 100 */
            pageSize?: number;
            /**
             * @description The next_page_token of the page before
             * @default
             */
            pageToken?: string;
        };
        ListPermittedSubjectsAnswer: {
            subject_ids: string[];
            /** @description Empty on the last page */
            next_page_token: string;
            /** @description False where there is more to look at than a list looks at */
            complete: boolean;
        };
        ListOAuth2ClientsParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            /** @description Only clients of exactly this name */
            clientName?: string;
            /** @description Only clients of exactly this owner */
            owner?: string;
        };
        ListOAuth2ClientsAnswer: components["schemas"]["OAuth2Client"][];
        OAuth2Client: {
            client_id: string;
            /** @description Only in the answer that has set it */
            client_secret?: string;
            /** @description The name that people read when they are asked */
            client_name?: string;
            /** @description Whose client it is; only to find it again */
            owner?: string;
            /** @description A page about the client */
            client_uri?: string;
            /** @description The picture of the client */
            logo_uri?: string;
            /** @description What the client does with data about people */
            policy_uri?: string;
            /** @description The terms of the client */
            tos_uri?: string;
            /** @description Who answers for the client, as a rule e-mail addresses */
            contacts?: string[];
            /** @description Where answers of the authorization endpoint may be sent */
            redirect_uris?: string[];
            /** @description Where people may be sent after a sign-out */
            post_logout_redirect_uris?: string[];
            /** @description Where request objects may be kept */
            request_uris?: string[];
            /** @description Sites whose scripts may call the token endpoint */
            allowed_cors_origins?: string[];
            /** @description authorization_code unless given */
            grant_types?: ("authorization_code" | "implicit" | "client_credentials" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer" | "urn:ietf:params:oauth:grant-type:device_code")[];
            /** @description code unless given, where the grant types have a use for it */
            response_types?: string[];
            /** @description The scopes that it may ask for, separated by spaces */
            scope?: string;
            /** @description The audiences that it may ask tokens for */
            audience?: string[];
            /** @description Whether all clients see the same subject of a person */
            subject_type?: "public" | "pairwise";
            /** @description A list of redirect URIs of all clients that see the same pairwise subject */
            sector_identifier_uri?: string;
            /** @description How it proves who it is */
            token_endpoint_auth_method?: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
            /** @description By what private_key_jwt is signed */
            token_endpoint_auth_signing_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
            /** @description Its public keys */
            jwks?: {
                keys?: {
                    [key: string]: unknown;
                }[];
            } & {
                [key: string]: unknown;
            };
            /** @description Where its public keys are */
            jwks_uri?: string;
            /** @description By what its request objects are signed */
            request_object_signing_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
            /** @description none for plain JSON */
            userinfo_signed_response_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
            /** @description RS256 unless given */
            id_token_signed_response_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
            /** @description A page that ends the session in the browser */
            frontchannel_logout_uri?: string;
            /** @description That page is told the issuer and the session */
            frontchannel_logout_session_required?: boolean;
            /** @description Where it is told of a sign-out, server to server */
            backchannel_logout_uri?: string;
            /** @description It is told the session that has ended */
            backchannel_logout_session_required?: boolean;
            /** @description People are not asked whether it may: only for programs of the house */
            skip_consent?: boolean;
            /** @description People are not asked whether they want to sign out */
            skip_logout_consent?: boolean;
            /** @description The form of its access tokens; the project's unless given */
            access_token_strategy?: "opaque" | "jwt";
            /** @description Follows from the redirect URIs unless given */
            application_type?: "web" | "native";
            /** @description Seconds after which people sign in again */
            default_max_age?: number;
            /** @description ID tokens say when somebody signed in */
            require_auth_time?: boolean;
            /** @description Where a sign-in that begins elsewhere is passed to */
            initiate_login_uri?: string;
            /** @description The strength of sign-in that it asks for unless it says otherwise */
            default_acr_values?: string[];
            /** @description Anything that administrators note */
            metadata?: {
                [key: string]: unknown;
            };
            authorization_code_grant_access_token_lifespan?: string | null;
            authorization_code_grant_id_token_lifespan?: string | null;
            authorization_code_grant_refresh_token_lifespan?: string | null;
            client_credentials_grant_access_token_lifespan?: string | null;
            device_authorization_grant_access_token_lifespan?: string | null;
            device_authorization_grant_id_token_lifespan?: string | null;
            device_authorization_grant_refresh_token_lifespan?: string | null;
            implicit_grant_access_token_lifespan?: string | null;
            implicit_grant_id_token_lifespan?: string | null;
            jwt_bearer_grant_access_token_lifespan?: string | null;
            refresh_token_grant_access_token_lifespan?: string | null;
            refresh_token_grant_id_token_lifespan?: string | null;
            refresh_token_grant_refresh_token_lifespan?: string | null;
            /** @description Always 0: secrets do not expire */
            client_secret_expires_at?: number;
            /** @description Shown once, never taken */
            registration_access_token?: string;
            /** @description Where the client manages itself */
            registration_client_uri?: string;
            /** @description RFC 3339 */
            created_at?: string;
            /** @description RFC 3339 */
            updated_at?: string;
            /** @description Seconds since 1970 */
            client_id_issued_at?: number;
        };
        CreateOAuth2ClientParameters: {
            oAuth2Client: {
                /** @description A UUID unless given */
                client_id?: string;
                /** @description Made unless given; shown in the answer that sets it and never again */
                client_secret?: string;
                /** @description The name that people read when they are asked */
                client_name?: string;
                /** @description Whose client it is; only to find it again */
                owner?: string;
                /** @description A page about the client */
                client_uri?: string;
                /** @description The picture of the client */
                logo_uri?: string;
                /** @description What the client does with data about people */
                policy_uri?: string;
                /** @description The terms of the client */
                tos_uri?: string;
                /** @description Who answers for the client, as a rule e-mail addresses */
                contacts?: string[];
                /** @description Where answers of the authorization endpoint may be sent */
                redirect_uris?: string[];
                /** @description Where people may be sent after a sign-out */
                post_logout_redirect_uris?: string[];
                /** @description Where request objects may be kept */
                request_uris?: string[];
                /** @description Sites whose scripts may call the token endpoint */
                allowed_cors_origins?: string[];
                /** @description authorization_code unless given */
                grant_types?: ("authorization_code" | "implicit" | "client_credentials" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer" | "urn:ietf:params:oauth:grant-type:device_code")[];
                /** @description code unless given, where the grant types have a use for it */
                response_types?: string[];
                /** @description The scopes that it may ask for, separated by spaces */
                scope?: string;
                /** @description The audiences that it may ask tokens for */
                audience?: string[];
                /** @description Whether all clients see the same subject of a person */
                subject_type?: "public" | "pairwise";
                /** @description A list of redirect URIs of all clients that see the same pairwise subject */
                sector_identifier_uri?: string;
                /** @description How it proves who it is */
                token_endpoint_auth_method?: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                /** @description By what private_key_jwt is signed */
                token_endpoint_auth_signing_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description Its public keys */
                jwks?: {
                    keys?: {
                        [key: string]: unknown;
                    }[];
                } & {
                    [key: string]: unknown;
                };
                /** @description Where its public keys are */
                jwks_uri?: string;
                /** @description By what its request objects are signed */
                request_object_signing_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description none for plain JSON */
                userinfo_signed_response_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description RS256 unless given */
                id_token_signed_response_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description A page that ends the session in the browser */
                frontchannel_logout_uri?: string;
                /** @description That page is told the issuer and the session */
                frontchannel_logout_session_required?: boolean;
                /** @description Where it is told of a sign-out, server to server */
                backchannel_logout_uri?: string;
                /** @description It is told the session that has ended */
                backchannel_logout_session_required?: boolean;
                /** @description People are not asked whether it may: only for programs of the house */
                skip_consent?: boolean;
                /** @description People are not asked whether they want to sign out */
                skip_logout_consent?: boolean;
                /** @description The form of its access tokens; the project's unless given */
                access_token_strategy?: "opaque" | "jwt";
                /** @description Follows from the redirect URIs unless given */
                application_type?: "web" | "native";
                /** @description Seconds after which people sign in again */
                default_max_age?: number;
                /** @description ID tokens say when somebody signed in */
                require_auth_time?: boolean;
                /** @description Where a sign-in that begins elsewhere is passed to */
                initiate_login_uri?: string;
                /** @description The strength of sign-in that it asks for unless it says otherwise */
                default_acr_values?: string[];
                /** @description Anything that administrators note */
                metadata?: {
                    [key: string]: unknown;
                };
                authorization_code_grant_access_token_lifespan?: string | null;
                authorization_code_grant_id_token_lifespan?: string | null;
                authorization_code_grant_refresh_token_lifespan?: string | null;
                client_credentials_grant_access_token_lifespan?: string | null;
                device_authorization_grant_access_token_lifespan?: string | null;
                device_authorization_grant_id_token_lifespan?: string | null;
                device_authorization_grant_refresh_token_lifespan?: string | null;
                implicit_grant_access_token_lifespan?: string | null;
                implicit_grant_id_token_lifespan?: string | null;
                jwt_bearer_grant_access_token_lifespan?: string | null;
                refresh_token_grant_access_token_lifespan?: string | null;
                refresh_token_grant_id_token_lifespan?: string | null;
                refresh_token_grant_refresh_token_lifespan?: string | null;
                /** @description Always 0: secrets do not expire */
                client_secret_expires_at?: number;
                /** @description Shown once, never taken */
                registration_access_token?: string;
                /** @description Where the client manages itself */
                registration_client_uri?: string;
                /** @description RFC 3339 */
                created_at?: string;
                /** @description RFC 3339 */
                updated_at?: string;
            };
        };
        GetOAuth2ClientParameters: {
            id: string;
        };
        DeleteOAuth2ClientParameters: {
            id: string;
        };
        SetOAuth2ClientParameters: {
            id: string;
            oAuth2Client: {
                /** @description A UUID unless given */
                client_id?: string;
                /** @description Made unless given; shown in the answer that sets it and never again */
                client_secret?: string;
                /** @description The name that people read when they are asked */
                client_name?: string;
                /** @description Whose client it is; only to find it again */
                owner?: string;
                /** @description A page about the client */
                client_uri?: string;
                /** @description The picture of the client */
                logo_uri?: string;
                /** @description What the client does with data about people */
                policy_uri?: string;
                /** @description The terms of the client */
                tos_uri?: string;
                /** @description Who answers for the client, as a rule e-mail addresses */
                contacts?: string[];
                /** @description Where answers of the authorization endpoint may be sent */
                redirect_uris?: string[];
                /** @description Where people may be sent after a sign-out */
                post_logout_redirect_uris?: string[];
                /** @description Where request objects may be kept */
                request_uris?: string[];
                /** @description Sites whose scripts may call the token endpoint */
                allowed_cors_origins?: string[];
                /** @description authorization_code unless given */
                grant_types?: ("authorization_code" | "implicit" | "client_credentials" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer" | "urn:ietf:params:oauth:grant-type:device_code")[];
                /** @description code unless given, where the grant types have a use for it */
                response_types?: string[];
                /** @description The scopes that it may ask for, separated by spaces */
                scope?: string;
                /** @description The audiences that it may ask tokens for */
                audience?: string[];
                /** @description Whether all clients see the same subject of a person */
                subject_type?: "public" | "pairwise";
                /** @description A list of redirect URIs of all clients that see the same pairwise subject */
                sector_identifier_uri?: string;
                /** @description How it proves who it is */
                token_endpoint_auth_method?: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                /** @description By what private_key_jwt is signed */
                token_endpoint_auth_signing_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description Its public keys */
                jwks?: {
                    keys?: {
                        [key: string]: unknown;
                    }[];
                } & {
                    [key: string]: unknown;
                };
                /** @description Where its public keys are */
                jwks_uri?: string;
                /** @description By what its request objects are signed */
                request_object_signing_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description none for plain JSON */
                userinfo_signed_response_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description RS256 unless given */
                id_token_signed_response_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description A page that ends the session in the browser */
                frontchannel_logout_uri?: string;
                /** @description That page is told the issuer and the session */
                frontchannel_logout_session_required?: boolean;
                /** @description Where it is told of a sign-out, server to server */
                backchannel_logout_uri?: string;
                /** @description It is told the session that has ended */
                backchannel_logout_session_required?: boolean;
                /** @description People are not asked whether it may: only for programs of the house */
                skip_consent?: boolean;
                /** @description People are not asked whether they want to sign out */
                skip_logout_consent?: boolean;
                /** @description The form of its access tokens; the project's unless given */
                access_token_strategy?: "opaque" | "jwt";
                /** @description Follows from the redirect URIs unless given */
                application_type?: "web" | "native";
                /** @description Seconds after which people sign in again */
                default_max_age?: number;
                /** @description ID tokens say when somebody signed in */
                require_auth_time?: boolean;
                /** @description Where a sign-in that begins elsewhere is passed to */
                initiate_login_uri?: string;
                /** @description The strength of sign-in that it asks for unless it says otherwise */
                default_acr_values?: string[];
                /** @description Anything that administrators note */
                metadata?: {
                    [key: string]: unknown;
                };
                authorization_code_grant_access_token_lifespan?: string | null;
                authorization_code_grant_id_token_lifespan?: string | null;
                authorization_code_grant_refresh_token_lifespan?: string | null;
                client_credentials_grant_access_token_lifespan?: string | null;
                device_authorization_grant_access_token_lifespan?: string | null;
                device_authorization_grant_id_token_lifespan?: string | null;
                device_authorization_grant_refresh_token_lifespan?: string | null;
                implicit_grant_access_token_lifespan?: string | null;
                implicit_grant_id_token_lifespan?: string | null;
                jwt_bearer_grant_access_token_lifespan?: string | null;
                refresh_token_grant_access_token_lifespan?: string | null;
                refresh_token_grant_id_token_lifespan?: string | null;
                refresh_token_grant_refresh_token_lifespan?: string | null;
                /** @description Always 0: secrets do not expire */
                client_secret_expires_at?: number;
                /** @description Shown once, never taken */
                registration_access_token?: string;
                /** @description Where the client manages itself */
                registration_client_uri?: string;
                /** @description RFC 3339 */
                created_at?: string;
                /** @description RFC 3339 */
                updated_at?: string;
            };
        };
        PatchOAuth2ClientParameters: {
            id: string;
            jsonPatch: {
                op: string;
                path: string;
                from?: string;
                value?: unknown;
            }[];
        };
        SetOAuth2ClientLifespansParameters: {
            id: string;
            oAuth2ClientTokenLifespans?: {
                authorization_code_grant_access_token_lifespan?: string | null;
                authorization_code_grant_id_token_lifespan?: string | null;
                authorization_code_grant_refresh_token_lifespan?: string | null;
                client_credentials_grant_access_token_lifespan?: string | null;
                device_authorization_grant_access_token_lifespan?: string | null;
                device_authorization_grant_id_token_lifespan?: string | null;
                device_authorization_grant_refresh_token_lifespan?: string | null;
                implicit_grant_access_token_lifespan?: string | null;
                implicit_grant_id_token_lifespan?: string | null;
                jwt_bearer_grant_access_token_lifespan?: string | null;
                refresh_token_grant_access_token_lifespan?: string | null;
                refresh_token_grant_id_token_lifespan?: string | null;
                refresh_token_grant_refresh_token_lifespan?: string | null;
            };
        };
        RotateOAuth2ClientSecretParameters: {
            /** @description How long the secret before still works: 24h unless given, at most 720h, 0s to end it at once */
            overlap?: string;
            id: string;
        };
        DeleteRotatedOAuth2ClientSecretsParameters: {
            id: string;
        };
        CreateOidcDynamicClientParameters: {
            oAuth2Client: {
                /** @description A UUID unless given */
                client_id?: string;
                /** @description Made unless given; shown in the answer that sets it and never again */
                client_secret?: string;
                /** @description The name that people read when they are asked */
                client_name?: string;
                /** @description Whose client it is; only to find it again */
                owner?: string;
                /** @description A page about the client */
                client_uri?: string;
                /** @description The picture of the client */
                logo_uri?: string;
                /** @description What the client does with data about people */
                policy_uri?: string;
                /** @description The terms of the client */
                tos_uri?: string;
                /** @description Who answers for the client, as a rule e-mail addresses */
                contacts?: string[];
                /** @description Where answers of the authorization endpoint may be sent */
                redirect_uris?: string[];
                /** @description Where people may be sent after a sign-out */
                post_logout_redirect_uris?: string[];
                /** @description Where request objects may be kept */
                request_uris?: string[];
                /** @description Sites whose scripts may call the token endpoint */
                allowed_cors_origins?: string[];
                /** @description authorization_code unless given */
                grant_types?: ("authorization_code" | "implicit" | "client_credentials" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer" | "urn:ietf:params:oauth:grant-type:device_code")[];
                /** @description code unless given, where the grant types have a use for it */
                response_types?: string[];
                /** @description The scopes that it may ask for, separated by spaces */
                scope?: string;
                /** @description The audiences that it may ask tokens for */
                audience?: string[];
                /** @description Whether all clients see the same subject of a person */
                subject_type?: "public" | "pairwise";
                /** @description A list of redirect URIs of all clients that see the same pairwise subject */
                sector_identifier_uri?: string;
                /** @description How it proves who it is */
                token_endpoint_auth_method?: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                /** @description By what private_key_jwt is signed */
                token_endpoint_auth_signing_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description Its public keys */
                jwks?: {
                    keys?: {
                        [key: string]: unknown;
                    }[];
                } & {
                    [key: string]: unknown;
                };
                /** @description Where its public keys are */
                jwks_uri?: string;
                /** @description By what its request objects are signed */
                request_object_signing_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description none for plain JSON */
                userinfo_signed_response_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description RS256 unless given */
                id_token_signed_response_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description A page that ends the session in the browser */
                frontchannel_logout_uri?: string;
                /** @description That page is told the issuer and the session */
                frontchannel_logout_session_required?: boolean;
                /** @description Where it is told of a sign-out, server to server */
                backchannel_logout_uri?: string;
                /** @description It is told the session that has ended */
                backchannel_logout_session_required?: boolean;
                /** @description People are not asked whether it may: only for programs of the house */
                skip_consent?: boolean;
                /** @description People are not asked whether they want to sign out */
                skip_logout_consent?: boolean;
                /** @description The form of its access tokens; the project's unless given */
                access_token_strategy?: "opaque" | "jwt";
                /** @description Follows from the redirect URIs unless given */
                application_type?: "web" | "native";
                /** @description Seconds after which people sign in again */
                default_max_age?: number;
                /** @description ID tokens say when somebody signed in */
                require_auth_time?: boolean;
                /** @description Where a sign-in that begins elsewhere is passed to */
                initiate_login_uri?: string;
                /** @description The strength of sign-in that it asks for unless it says otherwise */
                default_acr_values?: string[];
                /** @description Anything that administrators note */
                metadata?: {
                    [key: string]: unknown;
                };
                authorization_code_grant_access_token_lifespan?: string | null;
                authorization_code_grant_id_token_lifespan?: string | null;
                authorization_code_grant_refresh_token_lifespan?: string | null;
                client_credentials_grant_access_token_lifespan?: string | null;
                device_authorization_grant_access_token_lifespan?: string | null;
                device_authorization_grant_id_token_lifespan?: string | null;
                device_authorization_grant_refresh_token_lifespan?: string | null;
                implicit_grant_access_token_lifespan?: string | null;
                implicit_grant_id_token_lifespan?: string | null;
                jwt_bearer_grant_access_token_lifespan?: string | null;
                refresh_token_grant_access_token_lifespan?: string | null;
                refresh_token_grant_id_token_lifespan?: string | null;
                refresh_token_grant_refresh_token_lifespan?: string | null;
                /** @description Always 0: secrets do not expire */
                client_secret_expires_at?: number;
                /** @description Shown once, never taken */
                registration_access_token?: string;
                /** @description Where the client manages itself */
                registration_client_uri?: string;
                /** @description RFC 3339 */
                created_at?: string;
                /** @description RFC 3339 */
                updated_at?: string;
            } & {
                [key: string]: unknown;
            };
        };
        GetOidcDynamicClientParameters: {
            id: string;
        };
        SetOidcDynamicClientParameters: {
            id: string;
            oAuth2Client: {
                /** @description A UUID unless given */
                client_id?: string;
                /** @description Made unless given; shown in the answer that sets it and never again */
                client_secret?: string;
                /** @description The name that people read when they are asked */
                client_name?: string;
                /** @description Whose client it is; only to find it again */
                owner?: string;
                /** @description A page about the client */
                client_uri?: string;
                /** @description The picture of the client */
                logo_uri?: string;
                /** @description What the client does with data about people */
                policy_uri?: string;
                /** @description The terms of the client */
                tos_uri?: string;
                /** @description Who answers for the client, as a rule e-mail addresses */
                contacts?: string[];
                /** @description Where answers of the authorization endpoint may be sent */
                redirect_uris?: string[];
                /** @description Where people may be sent after a sign-out */
                post_logout_redirect_uris?: string[];
                /** @description Where request objects may be kept */
                request_uris?: string[];
                /** @description Sites whose scripts may call the token endpoint */
                allowed_cors_origins?: string[];
                /** @description authorization_code unless given */
                grant_types?: ("authorization_code" | "implicit" | "client_credentials" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer" | "urn:ietf:params:oauth:grant-type:device_code")[];
                /** @description code unless given, where the grant types have a use for it */
                response_types?: string[];
                /** @description The scopes that it may ask for, separated by spaces */
                scope?: string;
                /** @description The audiences that it may ask tokens for */
                audience?: string[];
                /** @description Whether all clients see the same subject of a person */
                subject_type?: "public" | "pairwise";
                /** @description A list of redirect URIs of all clients that see the same pairwise subject */
                sector_identifier_uri?: string;
                /** @description How it proves who it is */
                token_endpoint_auth_method?: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
                /** @description By what private_key_jwt is signed */
                token_endpoint_auth_signing_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description Its public keys */
                jwks?: {
                    keys?: {
                        [key: string]: unknown;
                    }[];
                } & {
                    [key: string]: unknown;
                };
                /** @description Where its public keys are */
                jwks_uri?: string;
                /** @description By what its request objects are signed */
                request_object_signing_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description none for plain JSON */
                userinfo_signed_response_alg?: "none" | "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description RS256 unless given */
                id_token_signed_response_alg?: "RS256" | "RS384" | "RS512" | "PS256" | "PS384" | "PS512" | "ES256" | "ES384" | "ES512" | "EdDSA";
                /** @description A page that ends the session in the browser */
                frontchannel_logout_uri?: string;
                /** @description That page is told the issuer and the session */
                frontchannel_logout_session_required?: boolean;
                /** @description Where it is told of a sign-out, server to server */
                backchannel_logout_uri?: string;
                /** @description It is told the session that has ended */
                backchannel_logout_session_required?: boolean;
                /** @description People are not asked whether it may: only for programs of the house */
                skip_consent?: boolean;
                /** @description People are not asked whether they want to sign out */
                skip_logout_consent?: boolean;
                /** @description The form of its access tokens; the project's unless given */
                access_token_strategy?: "opaque" | "jwt";
                /** @description Follows from the redirect URIs unless given */
                application_type?: "web" | "native";
                /** @description Seconds after which people sign in again */
                default_max_age?: number;
                /** @description ID tokens say when somebody signed in */
                require_auth_time?: boolean;
                /** @description Where a sign-in that begins elsewhere is passed to */
                initiate_login_uri?: string;
                /** @description The strength of sign-in that it asks for unless it says otherwise */
                default_acr_values?: string[];
                /** @description Anything that administrators note */
                metadata?: {
                    [key: string]: unknown;
                };
                authorization_code_grant_access_token_lifespan?: string | null;
                authorization_code_grant_id_token_lifespan?: string | null;
                authorization_code_grant_refresh_token_lifespan?: string | null;
                client_credentials_grant_access_token_lifespan?: string | null;
                device_authorization_grant_access_token_lifespan?: string | null;
                device_authorization_grant_id_token_lifespan?: string | null;
                device_authorization_grant_refresh_token_lifespan?: string | null;
                implicit_grant_access_token_lifespan?: string | null;
                implicit_grant_id_token_lifespan?: string | null;
                jwt_bearer_grant_access_token_lifespan?: string | null;
                refresh_token_grant_access_token_lifespan?: string | null;
                refresh_token_grant_id_token_lifespan?: string | null;
                refresh_token_grant_refresh_token_lifespan?: string | null;
                /** @description Always 0: secrets do not expire */
                client_secret_expires_at?: number;
                /** @description Shown once, never taken */
                registration_access_token?: string;
                /** @description Where the client manages itself */
                registration_client_uri?: string;
                /** @description RFC 3339 */
                created_at?: string;
                /** @description RFC 3339 */
                updated_at?: string;
            } & {
                [key: string]: unknown;
            };
        };
        DeleteOidcDynamicClientParameters: {
            id: string;
        };
        ListJsonWebKeySetsParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
        };
        ListJsonWebKeySetsAnswer: components["schemas"]["JsonWebKeySetSummary"][];
        JsonWebKeySetSummary: {
            set: string;
            /** @description Whether the service signs with the keys of this set */
            is_own: boolean;
            /** @description The newest first */
            keys: {
                kid: string;
                alg: string;
                use: string;
                kty: string;
                crv?: string;
                /** @description Whether the service has its private part */
                has_private: boolean;
                /** @description When the service signs with it; before: only to check what it has signed */
                signs: "now" | "later" | "before" | "never";
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                signs_from: string;
            }[];
        };
        CreateJsonWebKeySetParameters: {
            /** @description The name of the set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            set: string;
            createJsonWebKeySet: {
                /** @description RS256, ES256, EdDSA and their like */
                alg: string;
                /** @description sig (unless given) or enc */
                use?: string;
                kid?: string | "";
            };
        };
        JsonWebKeySet: {
            /** @description The newest first: it signs */
            keys: components["schemas"]["JsonWebKey"][];
        };
        JsonWebKey: {
            /** @description RSA, EC or OKP */
            kty: string;
            /** @description The name of the key in its set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            kid: string;
            /** @description sig for signatures, enc for encryption */
            use: string;
            /** @description The algorithm that the key is for, such as ES256 */
            alg: string;
            crv?: string;
            x?: string;
            y?: string;
            n?: string;
            e?: string;
            x5c?: string[];
            x5t?: string;
            "x5t#S256"?: string;
            d?: string;
            p?: string;
            q?: string;
            dp?: string;
            dq?: string;
            qi?: string;
        };
        GetJsonWebKeySetParameters: {
            /** @description The name of the set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            set: string;
        };
        SetJsonWebKeySetParameters: {
            /** @description The name of the set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            set: string;
            jsonWebKeySet: components["schemas"]["JsonWebKeySet"];
        };
        DeleteJsonWebKeySetParameters: {
            /** @description The name of the set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            set: string;
        };
        GetJsonWebKeyParameters: {
            /** @description The name of the set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            set: string;
            /** @description The name of the key: up to 255 letters, digits and any of . _ : ~ @ + = - */
            kid: string;
        };
        SetJsonWebKeyParameters: {
            /** @description The name of the set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            set: string;
            /** @description The name of the key: up to 255 letters, digits and any of . _ : ~ @ + = - */
            kid: string;
            jsonWebKey: components["schemas"]["JsonWebKey"];
        };
        DeleteJsonWebKeyParameters: {
            /** @description The name of the set: up to 255 letters, digits and any of . _ : ~ @ + = - */
            set: string;
            /** @description The name of the key: up to 255 letters, digits and any of . _ : ~ @ + = - */
            kid: string;
        };
        DiscoverJsonWebKeysAnswer: {
            keys: {
                /** @description RSA, EC or OKP */
                kty: string;
                /** @description The name of the key in its set: up to 255 letters, digits and any of . _ : ~ @ + = - */
                kid: string;
                /** @description sig for signatures, enc for encryption */
                use: string;
                /** @description The algorithm that the key is for, such as ES256 */
                alg: string;
                crv?: string;
                x?: string;
                y?: string;
                n?: string;
                e?: string;
                x5c?: string[];
                x5t?: string;
                "x5t#S256"?: string;
            }[];
        };
        TrustOAuth2JwtGrantIssuerParameters: {
            trustOAuth2JwtGrantIssuer: {
                /** @description Who signs: the claim iss of the assertions */
                issuer: string;
                /** @description The only one whom they may be about */
                subject?: string;
                /** @description Whether they may be about anybody; instead of subject */
                allow_any_subject?: boolean;
                /** @description What tokens can be asked for; none unless given */
                scope?: string[];
                jwk: components["schemas"]["JsonWebKey"];
                /** @description When the trust ends, such as 2030-01-31T00:00:00Z */
                expires_at: string;
            };
        };
        TrustedOAuth2JwtGrantIssuer: {
            id: string;
            issuer: string;
            /** @description Empty where any is allowed */
            subject: string;
            allow_any_subject: boolean;
            scope: string[];
            public_key: {
                /** @description The issuer */
                set: string;
                kid: string;
            };
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        ListTrustedOAuth2JwtGrantIssuersParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            /** @description Items a page where page_size is not given; of older clients */
            defaultItems?: number;
            /** @description The most items a page, whatever else is asked; of older clients */
            maxItems?: number;
            /** @description Only those of this issuer */
            issuer?: string;
        };
        ListTrustedOAuth2JwtGrantIssuersAnswer: components["schemas"]["TrustedOAuth2JwtGrantIssuer"][];
        GetTrustedOAuth2JwtGrantIssuerParameters: {
            id: string;
        };
        DeleteTrustedOAuth2JwtGrantIssuerParameters: {
            id: string;
        };
        GetOAuth2LoginRequestParameters: {
            /** @description As the site was asked with it */
            loginChallenge: string;
            /** @description Short for login_challenge */
            challenge?: string;
        };
        OAuth2LoginRequest: {
            challenge: string;
            requested_scope: string[];
            requested_access_token_audience: string[];
            /** @description The answer is known; the person need not be asked */
            skip: boolean;
            subject: string;
            oidc_context: {
                acr_values: string[];
                ui_locales: string[];
                display?: string;
                id_token_hint_claims?: {
                    [key: string]: unknown;
                };
                login_hint?: string;
            };
            client?: {
                [key: string]: unknown;
            };
            request_url: string;
            session_id: string;
        };
        GetOAuth2ConsentRequestParameters: {
            /** @description As the site was asked with it */
            consentChallenge: string;
            /** @description Short for consent_challenge */
            challenge?: string;
        };
        OAuth2ConsentRequest: {
            challenge: string;
            requested_scope: string[];
            requested_access_token_audience: string[];
            /** @description The answer is known; the person need not be asked */
            skip: boolean;
            subject: string;
            oidc_context: {
                acr_values: string[];
                ui_locales: string[];
                display?: string;
                id_token_hint_claims?: {
                    [key: string]: unknown;
                };
                login_hint?: string;
            };
            client?: {
                [key: string]: unknown;
            };
            request_url: string;
            login_challenge: string;
            login_session_id: string;
            acr: string;
            amr: string[];
            context: unknown;
        };
        GetOAuth2LogoutRequestParameters: {
            /** @description As the site was asked with it */
            logoutChallenge: string;
            /** @description Short for logout_challenge */
            challenge?: string;
        };
        OAuth2LogoutRequest: {
            challenge: string;
            subject: string;
            sid: string;
            request_url: string;
            rp_initiated: boolean;
            client?: {
                [key: string]: unknown;
            };
        };
        AcceptOAuth2LoginRequestParameters: {
            /** @description As the site was asked with it */
            loginChallenge: string;
            /** @description Short for login_challenge */
            challenge?: string;
            acceptOAuth2LoginRequest: {
                /** @description Who has signed in */
                subject: string;
                /** @description Whether the next request finds the person signed in */
                remember?: boolean;
                remember_for?: number;
                extend_session_lifespan?: boolean;
                acr?: string;
                amr?: string[];
                /** @description Handed on to the consent site */
                context?: unknown;
                /** @description The name of the person towards pairwise clients */
                force_subject_identifier?: string;
                identity_provider_session_id?: string;
            };
        };
        OAuth2RedirectTo: {
            redirect_to: string;
        };
        AcceptOAuth2ConsentRequestParameters: {
            /** @description As the site was asked with it */
            consentChallenge: string;
            /** @description Short for consent_challenge */
            challenge?: string;
            acceptOAuth2ConsentRequest?: {
                grant_scope?: (string | null)[];
                grant_access_token_audience?: (string | null)[];
                session?: {
                    access_token?: {
                        [key: string]: unknown;
                    };
                    id_token?: {
                        [key: string]: unknown;
                    };
                };
                remember?: boolean;
                remember_for?: number;
                /** Format: date-time */
                handled_at?: string;
                context?: unknown;
            };
        };
        AcceptOAuth2LogoutRequestParameters: {
            /** @description As the site was asked with it */
            logoutChallenge: string;
            /** @description Short for logout_challenge */
            challenge?: string;
        };
        RejectOAuth2LoginRequestParameters: {
            /** @description As the site was asked with it */
            loginChallenge: string;
            /** @description Short for login_challenge */
            challenge?: string;
            rejectOAuth2Request?: {
                /** @description request_denied unless given */
                error?: string;
                error_description?: string;
                error_hint?: string;
                error_debug?: string;
                status_code?: number;
            };
        };
        RejectOAuth2ConsentRequestParameters: {
            /** @description As the site was asked with it */
            consentChallenge: string;
            /** @description Short for consent_challenge */
            challenge?: string;
            rejectOAuth2Request?: {
                /** @description request_denied unless given */
                error?: string;
                error_description?: string;
                error_hint?: string;
                error_debug?: string;
                status_code?: number;
            };
        };
        RejectOAuth2LogoutRequestParameters: {
            /** @description As the site was asked with it */
            logoutChallenge: string;
            /** @description Short for logout_challenge */
            challenge?: string;
        };
        ListOAuth2ConsentSessionsParameters: {
            /** @description Whose; needed */
            subject: string;
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
        };
        ListOAuth2ConsentSessionsAnswer: components["schemas"]["OAuth2ConsentSession"][];
        OAuth2ConsentSession: {
            consent_request: {
                [key: string]: unknown;
            };
            grant_scope: string[];
            grant_access_token_audience: string[];
            session: {
                [key: string]: unknown;
            };
            remember: boolean;
            remember_for: number;
            handled_at: string;
        };
        RevokeOAuth2ConsentSessionsParameters: {
            /** @description Whose; needed */
            subject: string;
            /** @description One program only */
            client?: string;
            /** @description All programs */
            all?: boolean;
        };
        RevokeOAuth2LoginSessionsParameters: {
            /** @description Whose; needed */
            subject: string;
        };
        IntrospectOAuth2TokenParameters: {
            /** @description An access or a refresh token; needed */
            token: string;
            /** @description Scopes that it must have to be active */
            scope?: string;
            tokenTypeHint?: string;
        };
        IntrospectedOAuth2Token: {
            active: boolean;
            scope?: string;
            client_id?: string;
            sub?: string;
            exp?: number;
            iat?: number;
            nbf?: number;
            aud?: string[];
            iss?: string;
            token_type?: string;
            token_use?: string;
            obfuscated_subject?: string;
            ext?: {
                [key: string]: unknown;
            };
        };
        DeleteOAuth2TokenParameters: {
            /** @description Needed */
            clientId: string;
        };
        AcceptUserCodeRequestParameters: {
            deviceChallenge: string;
            acceptDeviceUserCodeRequest: {
                user_code: string;
            };
        };
        AcceptUserCodeRequestAnswer: {
            redirect_to: string;
        };
        GetOidcUserInfoAnswer: ({
            sub: string;
        } & {
            [key: string]: unknown;
        }) | string;
        PostOidcUserInfoAnswer: ({
            sub: string;
        } & {
            [key: string]: unknown;
        }) | string;
        GetMyConsentRequestParameters: {
            consentChallenge: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetMyConsentRequestAnswer: {
            /** @description Where the browser goes on */
            redirect_to: string;
        } | {
            challenge: string;
            client: {
                client_id: string;
                /** @description Its name; its id where it has none */
                client_name: string;
                /** @description The host to which the browser goes back; null for a program on a device */
                site: string | null;
                client_uri?: string;
                logo_uri?: string;
                policy_uri?: string;
                tos_uri?: string;
            };
            requested_scope: string[];
            requested_access_token_audience: string[];
            /** @description Where the request begins anew, for another account */
            restart_url: string | null;
        };
        AnswerMyConsentRequestParameters: {
            consentChallenge: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            answerMyConsentRequestBody: {
                decision: "accept" | "reject";
                /**
                 * @description What is allowed of what was asked for
                 * @default []
                 */
                grant_scope?: string[];
                /**
                 * @description Whether the program need not ask again
                 * @default false
                 */
                remember?: boolean;
            };
        };
        AnswerMyConsentRequestAnswer: {
            /** @description Where the browser goes on */
            redirect_to: string;
        };
        GetMyDeviceRequestParameters: {
            deviceChallenge: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetMyDeviceRequestAnswer: {
            challenge: string;
        };
        AnswerMyDeviceRequestParameters: {
            deviceChallenge: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            answerMyDeviceRequestBody: {
                /** @description The code that the device shows */
                user_code: string;
            };
        };
        AnswerMyDeviceRequestAnswer: {
            /** @description Where the browser goes on */
            redirect_to: string;
        };
        GetMyLogoutRequestParameters: {
            logoutChallenge: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        GetMyLogoutRequestAnswer: {
            challenge: string;
            /** @description The program that asks for it, where one does */
            client: {
                client_id: string;
                /** @description Its name; its id where it has none */
                client_name: string;
                /** @description The host to which the browser goes back; null for a program on a device */
                site: string | null;
                client_uri?: string;
                logo_uri?: string;
                policy_uri?: string;
                tos_uri?: string;
            } | null;
        };
        AnswerMyLogoutRequestParameters: {
            logoutChallenge: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            answerMyLogoutRequestBody: {
                decision: "accept" | "reject";
            };
        };
        AnswerMyLogoutRequestAnswer: {
            /** @description Where the browser goes on */
            redirect_to: string;
        };
        ListMyGrantsParameters: {
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        ListMyGrantsAnswer: {
            client: {
                client_id: string;
                /** @description Its name; its id where it has none */
                client_name: string;
                /** @description The host to which the browser goes back; null for a program on a device */
                site: string | null;
                client_uri?: string;
                logo_uri?: string;
                policy_uri?: string;
                tos_uri?: string;
            };
            /** @description All that the program has been allowed */
            scope: string[];
            /** Format: date-time */
            since: string;
            /** @description Whether the program need not ask again */
            remembered: boolean;
            /** @description Null for ever, and where it is not remembered */
            remembered_until: string | null;
        }[];
        RevokeMyGrantParameters: {
            clientId: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        RevokeOidcSessionParameters: {
            /** @description An ID token of the client that asks */
            idTokenHint?: string;
            /** @description The client that asks, where it has no ID token */
            clientId?: string;
            /** @description Where the browser is sent afterwards; registered by the client */
            postLogoutRedirectUri?: string;
            /** @description Handed on to that address */
            state?: string;
            /** @description Languages for pages */
            uiLocales?: string;
            /** @description Taken, and not used */
            logoutHint?: string;
            /** @description With which the logout site sends the browser back */
            logoutVerifier?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        PostRevokeOidcSessionParameters: {
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            /** @description An ID token of the client that asks */
            idTokenHint?: string;
            /** @description The client that asks, where it has no ID token */
            clientId?: string;
            /** @description Where the browser is sent afterwards; registered by the client */
            postLogoutRedirectUri?: string;
            /** @description Handed on to that address */
            state?: string;
            /** @description Languages for pages */
            uiLocales?: string;
            /** @description Taken, and not used */
            logoutHint?: string;
            /** @description With which the logout site sends the browser back */
            logoutVerifier?: string;
        };
        OAuth2AuthorizeParameters: {
            clientId?: string;
            responseType?: string;
            redirectUri?: string;
            scope?: string;
            state?: string;
            /** @description With which the login site sends the browser back */
            loginVerifier?: string;
            /** @description With which the consent site sends the browser back */
            consentVerifier?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        PostOAuth2AuthorizeParameters: {
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
            clientId?: string;
            responseType?: string;
            redirectUri?: string;
            scope?: string;
            state?: string;
            /** @description With which the login site sends the browser back */
            loginVerifier?: string;
            /** @description With which the consent site sends the browser back */
            consentVerifier?: string;
        };
        ResumeOAuth2AuthorizationParameters: {
            /** @description With which the login site sends the browser back */
            loginVerifier?: string;
            /** @description With which the consent site sends the browser back */
            consentVerifier?: string;
            request: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        Oauth2TokenExchangeParameters: {
            /** @description authorization_code, refresh_token, client_credentials or an address */
            grantType: string;
            /** @description Of a client without a secret, or that sends its secret as client_secret */
            clientId?: string;
            /** @description Unless the client authenticates by the header Authorization or by an assertion */
            clientSecret?: string;
            /** @description The authorization code */
            code?: string;
            /** @description The secret behind the code_challenge (RFC 7636) */
            codeVerifier?: string;
            /** @description The same as at the authorization endpoint */
            redirectUri?: string;
            /** @description The token to be exchanged; it is used up then */
            refreshToken?: string;
            /** @description What is asked for, separated by spaces */
            scope?: string;
            /** @description Whom the token is for, separated by spaces */
            audience?: string;
            /** @description What a device got with the code that a person typed (RFC 8628) */
            deviceCode?: string;
            /** @description A signed assertion (RFC 7523) */
            assertion?: string;
            /** @description By which a client proves who it is (RFC 7523) */
            clientAssertion?: string;
            /** @description urn:ietf:params:oauth:client-assertion-type:jwt-bearer */
            clientAssertionType?: string;
        };
        OAuth2TokenExchange: {
            access_token: string;
            token_type: string;
            expires_in: number;
            /** @description What was granted */
            scope?: string;
            /** @description With the scope offline or offline_access */
            refresh_token?: string;
            /** @description With the scope openid */
            id_token?: string;
        };
        RevokeOAuth2TokenParameters: {
            token: string;
            /** @description Of a client without a secret, or that sends its secret as client_secret */
            clientId?: string;
            /** @description Unless the client authenticates by the header Authorization or by an assertion */
            clientSecret?: string;
        };
        OAuth2DeviceFlowParameters: {
            /** @description Of a client that does not prove who it is */
            clientId?: string;
            /** @description What is asked for, separated by spaces */
            scope?: string;
        };
        OAuth2DeviceFlowAnswer: {
            /** @description By which the device asks for its tokens */
            device_code: string;
            /** @description What the person types */
            user_code: string;
            /** @description Where they type it */
            verification_uri: string;
            /** @description The same, with the code in it */
            verification_uri_complete: string;
            expires_in: number;
            /** @description Seconds between two questions of the device */
            interval?: number;
        };
        PerformOAuth2DeviceVerificationFlowParameters: {
            userCode?: string;
            deviceVerifier?: string;
            /** @description With which the login site sends the browser back */
            loginVerifier?: string;
            /** @description With which the consent site sends the browser back */
            consentVerifier?: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        ResumeOAuth2DeviceVerificationParameters: {
            /** @description With which the login site sends the browser back */
            loginVerifier?: string;
            /** @description With which the consent site sends the browser back */
            consentVerifier?: string;
            request: string;
            /** @description The token of an app’s session */
            xSessionToken?: string;
            /** @description The cookies of a browser, for servers that call for it */
            cookie?: string;
        };
        OidcConfiguration: {
            issuer: string;
        } & {
            [key: string]: unknown;
        };
        CreateProjectParameters: {
            createProjectBody: {
                name: string;
                /** @description The first part of the host; made of the name unless it is given */
                slug?: string;
                /** @description Taken from clients that send it, and without meaning here */
                environment?: unknown;
                /** @description Taken from clients that send it, and without meaning here */
                home_region?: unknown;
                /** @description Taken from clients that send it, and without meaning here */
                workspace_id?: unknown;
            };
        };
        Project: {
            id: string;
            name: string;
            slug: string;
            state: "running" | "halted";
            revision_id: string;
            services: {
                identity?: {
                    /** @description The settings, by the names that docs/project-settings.md lists */
                    config: {
                        [key: string]: unknown;
                    };
                };
                oauth2?: {
                    /** @description The settings, by the names that docs/project-settings.md lists */
                    config: {
                        [key: string]: unknown;
                    };
                };
                permission?: {
                    /** @description The settings, by the names that docs/project-settings.md lists */
                    config: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        ListProjectsParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            /** @description Only this project, by its id or slug; nothing where it is not in the list */
            project?: string;
        };
        ListProjectsAnswer: components["schemas"]["ProjectMetadata"][];
        ProjectMetadata: {
            id: string;
            name: string;
            slug: string;
            hosts: string[];
            state: "running" | "halted";
            /**
             * @description The role of the person who asks; left out for an administrator of the installation
             * @enum {unknown}
             */
            role?: "owner" | "developer" | "viewer";
            /** @description True for the portal’s own project, which the site file names, and which is neither halted nor purged */
            is_portal: boolean;
            created_at: string;
            updated_at: string;
        };
        GetProjectParameters: {
            projectId: string;
        };
        PurgeProjectParameters: {
            projectId: string;
            /** @description The `ETag` of the revision that is to be changed; 412 where there is a newer one */
            ifMatch?: string;
        };
        SetProjectParameters: {
            projectId: string;
            /** @description The `ETag` of the revision that is to be changed; 412 where there is a newer one */
            ifMatch?: string;
            setProject: {
                name: string;
                state?: "running" | "halted";
                services: {
                    identity?: {
                        /** @description The settings, by the names that docs/project-settings.md lists */
                        config: {
                            [key: string]: unknown;
                        };
                    };
                    oauth2?: {
                        /** @description The settings, by the names that docs/project-settings.md lists */
                        config: {
                            [key: string]: unknown;
                        };
                    };
                    permission?: {
                        /** @description The settings, by the names that docs/project-settings.md lists */
                        config: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        SuccessfulProjectUpdate: {
            project: components["schemas"]["Project"];
            warnings: {
                code: number;
                message: string;
            }[];
        };
        PatchProjectParameters: {
            projectId: string;
            /** @description The `ETag` of the revision that is to be changed; 412 where there is a newer one */
            ifMatch?: string;
            jsonPatch: {
                /** @enum {unknown} */
                op: "add" | "remove" | "replace" | "move" | "copy" | "test";
                /** @description A JSON pointer, such as /services/identity/config/session/lifespan */
                path: string;
                /** @description Where `move` and `copy` take the value from */
                from?: string;
                value?: unknown;
            }[];
        };
        PatchProjectWithRevisionParameters: {
            projectId: string;
            revisionId: string;
            jsonPatch: {
                /** @enum {unknown} */
                op: "add" | "remove" | "replace" | "move" | "copy" | "test";
                /** @description A JSON pointer, such as /services/identity/config/session/lifespan */
                path: string;
                /** @description Where `move` and `copy` take the value from */
                from?: string;
                value?: unknown;
            }[];
        };
        ListProjectRevisionsParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            projectId: string;
        };
        ListProjectRevisionsAnswer: {
            id: string;
            /** @description Counts up */
            number: number;
            /**
             * @description `elsewhere`: by another way than these calls, such as the site file
             * @enum {unknown}
             */
            cause: "created" | "changed" | "restored" | "elsewhere";
            made_by: string | null;
            name: string;
            state: "running" | "halted";
            created_at: string;
        }[];
        GetProjectRevisionParameters: {
            /** @description The id of the revision to compare with */
            compare?: string;
            projectId: string;
            revisionId: string;
        };
        GetProjectRevisionAnswer: {
            id: string;
            /** @description Counts up */
            number: number;
            /**
             * @description `elsewhere`: by another way than these calls, such as the site file
             * @enum {unknown}
             */
            cause: "created" | "changed" | "restored" | "elsewhere";
            made_by: string | null;
            name: string;
            state: "running" | "halted";
            created_at: string;
            services: {
                [key: string]: unknown;
            };
            compared_with: string;
            /** @description What leads from this revision to the other */
            differences: {
                /** @enum {unknown} */
                op: "add" | "remove" | "replace";
                /** @description A JSON pointer */
                path: string;
                before?: unknown;
                after?: unknown;
            }[];
        };
        RestoreProjectRevisionParameters: {
            projectId: string;
            revisionId: string;
            /** @description The `ETag` of the revision that is to be changed; 412 where there is a newer one */
            ifMatch?: string;
        };
        GetProjectMembersParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            projectId: string;
        };
        GetProjectMembersAnswer: components["schemas"]["ProjectMember"][];
        ProjectMember: {
            id: string;
            /** @description Empty for an account without an address */
            email: string;
            name: string;
            /** @enum {unknown} */
            role: "owner" | "developer" | "viewer";
        };
        ChangeProjectMemberParameters: {
            projectId: string;
            memberId: string;
            changeProjectMemberBody: {
                /** @enum {unknown} */
                role: "owner" | "developer" | "viewer";
            };
        };
        RemoveProjectMemberParameters: {
            projectId: string;
            memberId: string;
        };
        CreateProjectInviteParameters: {
            projectId: string;
            createProjectInviteBody: {
                invitee_email: string;
                /** @enum {unknown} */
                role: "owner" | "developer" | "viewer";
            };
        };
        ProjectInvite: {
            id: string;
            project_id: string;
            /** @description Who invites */
            owner_id: string;
            owner_email: string;
            invitee_email: string;
            invitee_id: string | null;
            /** @enum {unknown} */
            role: "owner" | "developer" | "viewer";
            /** @enum {unknown} */
            status: "pending" | "accepted" | "declined" | "expired" | "cancelled" | "removed";
            created_at: string;
            updated_at: string;
            expires_at: string;
        };
        ListProjectInvitesParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            projectId: string;
        };
        ListProjectInvitesAnswer: components["schemas"]["ProjectInvite"][];
        CancelProjectInviteParameters: {
            projectId: string;
            inviteId: string;
        };
        ListOwnInvitesAnswer: {
            id: string;
            project_id: string;
            /** @description Who invites */
            owner_id: string;
            owner_email: string;
            invitee_email: string;
            invitee_id: string | null;
            /** @enum {unknown} */
            role: "owner" | "developer" | "viewer";
            /** @enum {unknown} */
            status: "pending" | "accepted" | "declined" | "expired" | "cancelled" | "removed";
            created_at: string;
            updated_at: string;
            expires_at: string;
            project_name: string;
        }[];
        AnswerInviteParameters: {
            inviteId: string;
            answerInviteBody: {
                status: "accepted" | "declined";
            };
        };
        CreateProjectApiKeyParameters: {
            project: string;
            inlineObject3: {
                name: string;
                /** @description What the key may: identity.read, identity.write, oauth2.read, oauth2.write, permissions.read, permissions.write, projects.read, projects.write; all of it where nothing is said */
                scopes?: string[];
                expires_at?: string | null;
            };
        };
        CreateProjectApiKeyAnswer: {
            id: string;
            name: string;
            /** @description Who made it */
            owner_id: string;
            project_id: string;
            scopes: string[];
            created_at: string;
            expires_at: string | null;
            /** @description To the minute */
            last_used_at: string | null;
            value: string;
        };
        ListProjectApiKeysParameters: {
            /** @description Items a page, 250 unless given, at most 1000 */
            pageSize?: number;
            /** @description The token of the page, as the Link header gives it */
            pageToken?: string;
            project: string;
        };
        ListProjectApiKeysAnswer: components["schemas"]["ProjectApiKey"][];
        ProjectApiKey: {
            id: string;
            name: string;
            /** @description Who made it */
            owner_id: string;
            project_id: string;
            scopes: string[];
            created_at: string;
            expires_at: string | null;
            /** @description To the minute */
            last_used_at: string | null;
        };
        DeleteProjectApiKeyParameters: {
            project: string;
            tokenId: string;
        };
        GetActiveProjectInConsoleAnswer: {
            project_id?: string;
        };
        SetActiveProjectInConsoleParameters: {
            setActiveProjectInConsole: {
                project_id: string;
            };
        };
        GetProjectQuotaParameters: {
            projectId: string;
        };
        GetProjectQuotaAnswer: {
            /** @enum {unknown} */
            plan: "unknown" | "free" | "start_up_monthly" | "start_up_yearly" | "business_monthly" | "business_yearly" | "custom";
            limits: {
                /** @enum {unknown} */
                name: "members" | "keys" | "invitations";
                used: number;
                most: number;
            }[];
        };
        GetProjectActivityParameters: {
            /** @description A time; 30 days before `to`, or 24 hours */
            from?: string;
            /** @description A time, whose hour or day is the last; now */
            to?: string;
            /**
             * @default day
             * @enum {unknown}
             */
            step?: "hour" | "day";
            projectId: string;
        };
        ProjectActivity: {
            /** @description Since when it has been counted; null where nothing has been yet. Days and hours before are not known */
            since: string | null;
            /** @enum {unknown} */
            step: "hour" | "day";
            /** @description Every hour or day of the span, those without anything too */
            counts: {
                /** @description When the hour or day begins, in UTC */
                at: string;
                /** @description Accounts that people made by themselves */
                sign_up: number;
                /** @description Sign-ins; the second step of one is not counted again */
                sign_in: number;
                /** @description Tries that failed, of either step */
                failed_sign_in: number;
                /** @description Mails and text messages that were sent */
                message: number;
                /** @description Answers of the token endpoint with tokens */
                token: number;
                /** @description Permissions that were checked */
                permission_check: number;
            }[];
        };
        IsReadyRefusal503: {
            errors: {
                [key: string]: string;
            };
        };
        UpdateLoginFlowRefusal400: components["schemas"]["LoginFlow"] | components["schemas"]["ErrorGeneric"];
        ErrorGeneric: {
            error: {
                id?: string;
                code: number;
                status: string;
                request?: string;
                reason?: string;
                message: string;
            };
        };
        ErrorBrowserLocationChangeRequired: {
            error: {
                id?: string;
                code: number;
                status: string;
                request?: string;
                reason?: string;
                message: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Where the browser has to go */
            redirect_browser_to?: string;
        } & {
            [key: string]: unknown;
        };
        SelfServiceFlowExpiredError: {
            error: {
                id?: string;
                code: number;
                status: string;
                request?: string;
                reason?: string;
                message: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The flow to go on with */
            use_flow_id?: string;
            expired_at?: string;
            since?: number;
        } & {
            [key: string]: unknown;
        };
        UpdateLoginFlowByLinkRefusal400: components["schemas"]["LoginFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateRegistrationFlowRefusal400: components["schemas"]["RegistrationFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateRegistrationFlowByLinkRefusal400: components["schemas"]["RegistrationFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateSettingsFlowRefusal400: components["schemas"]["SettingsFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateSettingsFlowByLinkRefusal400: components["schemas"]["SettingsFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateRecoveryFlowRefusal400: components["schemas"]["RecoveryFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateRecoveryFlowByLinkRefusal400: components["schemas"]["RecoveryFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateVerificationFlowRefusal400: components["schemas"]["VerificationFlow"] | components["schemas"]["ErrorGeneric"];
        UpdateVerificationFlowByLinkRefusal400: components["schemas"]["VerificationFlow"] | components["schemas"]["ErrorGeneric"];
        CheckPermissionOrErrorRefusal403: components["schemas"]["CheckPermissionResult"] | components["schemas"]["ErrorGeneric"];
        PostCheckPermissionOrErrorRefusal403: components["schemas"]["CheckPermissionResult"] | components["schemas"]["ErrorGeneric"];
        CheckPermissionRefusal403: components["schemas"]["CheckPermissionResult"] | components["schemas"]["ErrorGeneric"];
        PostCheckPermissionRefusal403: components["schemas"]["CheckPermissionResult"] | components["schemas"]["ErrorGeneric"];
        ErrorOAuth2: {
            error: string;
            error_description: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type IsAliveAnswer = components['schemas']['IsAliveAnswer'];
export type IsReadyAnswer = components['schemas']['IsReadyAnswer'];
export type GetVersionAnswer = components['schemas']['GetVersionAnswer'];
export type CreateBrowserLoginFlowParameters = components['schemas']['CreateBrowserLoginFlowParameters'];
export type LoginFlow = components['schemas']['LoginFlow'];
export type UiContainer = components['schemas']['UiContainer'];
export type UiNode = components['schemas']['UiNode'];
export type UiText = components['schemas']['UiText'];
export type CreateNativeLoginFlowParameters = components['schemas']['CreateNativeLoginFlowParameters'];
export type GetLoginFlowParameters = components['schemas']['GetLoginFlowParameters'];
export type UpdateLoginFlowParameters = components['schemas']['UpdateLoginFlowParameters'];
export type UpdateLoginFlowBody = components['schemas']['UpdateLoginFlowBody'];
export type SuccessfulNativeLogin = components['schemas']['SuccessfulNativeLogin'];
export type Session = components['schemas']['Session'];
export type Identity = components['schemas']['Identity'];
export type UpdateLoginFlowByLinkParameters = components['schemas']['UpdateLoginFlowByLinkParameters'];
export type CreateBrowserRegistrationFlowParameters = components['schemas']['CreateBrowserRegistrationFlowParameters'];
export type RegistrationFlow = components['schemas']['RegistrationFlow'];
export type CreateNativeRegistrationFlowParameters = components['schemas']['CreateNativeRegistrationFlowParameters'];
export type GetRegistrationFlowParameters = components['schemas']['GetRegistrationFlowParameters'];
export type UpdateRegistrationFlowParameters = components['schemas']['UpdateRegistrationFlowParameters'];
export type UpdateRegistrationFlowBody = components['schemas']['UpdateRegistrationFlowBody'];
export type SuccessfulNativeRegistration = components['schemas']['SuccessfulNativeRegistration'];
export type UpdateRegistrationFlowByLinkParameters = components['schemas']['UpdateRegistrationFlowByLinkParameters'];
export type CreateBrowserLogoutFlowParameters = components['schemas']['CreateBrowserLogoutFlowParameters'];
export type CreateBrowserLogoutFlowAnswer = components['schemas']['CreateBrowserLogoutFlowAnswer'];
export type UpdateLogoutFlowParameters = components['schemas']['UpdateLogoutFlowParameters'];
export type PerformNativeLogoutParameters = components['schemas']['PerformNativeLogoutParameters'];
export type CreateBrowserSettingsFlowParameters = components['schemas']['CreateBrowserSettingsFlowParameters'];
export type SettingsFlow = components['schemas']['SettingsFlow'];
export type CreateNativeSettingsFlowParameters = components['schemas']['CreateNativeSettingsFlowParameters'];
export type GetSettingsFlowParameters = components['schemas']['GetSettingsFlowParameters'];
export type UpdateSettingsFlowParameters = components['schemas']['UpdateSettingsFlowParameters'];
export type UpdateSettingsFlowBody = components['schemas']['UpdateSettingsFlowBody'];
export type UpdateSettingsFlowByLinkParameters = components['schemas']['UpdateSettingsFlowByLinkParameters'];
export type CreateBrowserRecoveryFlowParameters = components['schemas']['CreateBrowserRecoveryFlowParameters'];
export type RecoveryFlow = components['schemas']['RecoveryFlow'];
export type CreateNativeRecoveryFlowParameters = components['schemas']['CreateNativeRecoveryFlowParameters'];
export type GetRecoveryFlowParameters = components['schemas']['GetRecoveryFlowParameters'];
export type UpdateRecoveryFlowParameters = components['schemas']['UpdateRecoveryFlowParameters'];
export type UpdateRecoveryFlowBody = components['schemas']['UpdateRecoveryFlowBody'];
export type UpdateRecoveryFlowByLinkParameters = components['schemas']['UpdateRecoveryFlowByLinkParameters'];
export type CreateRecoveryCodeForIdentityParameters = components['schemas']['CreateRecoveryCodeForIdentityParameters'];
export type CreateRecoveryCodeForIdentityAnswer = components['schemas']['CreateRecoveryCodeForIdentityAnswer'];
export type CreateRecoveryLinkForIdentityParameters = components['schemas']['CreateRecoveryLinkForIdentityParameters'];
export type CreateRecoveryLinkForIdentityAnswer = components['schemas']['CreateRecoveryLinkForIdentityAnswer'];
export type CreateBrowserVerificationFlowParameters = components['schemas']['CreateBrowserVerificationFlowParameters'];
export type VerificationFlow = components['schemas']['VerificationFlow'];
export type CreateNativeVerificationFlowParameters = components['schemas']['CreateNativeVerificationFlowParameters'];
export type GetVerificationFlowParameters = components['schemas']['GetVerificationFlowParameters'];
export type UpdateVerificationFlowParameters = components['schemas']['UpdateVerificationFlowParameters'];
export type UpdateVerificationFlowBody = components['schemas']['UpdateVerificationFlowBody'];
export type UpdateVerificationFlowByLinkParameters = components['schemas']['UpdateVerificationFlowByLinkParameters'];
export type GetFlowErrorParameters = components['schemas']['GetFlowErrorParameters'];
export type GetFlowErrorAnswer = components['schemas']['GetFlowErrorAnswer'];
export type CompleteOidcFlowParameters = components['schemas']['CompleteOidcFlowParameters'];
export type ToSessionParameters = components['schemas']['ToSessionParameters'];
export type ListMySessionsParameters = components['schemas']['ListMySessionsParameters'];
export type ListMySessionsAnswer = components['schemas']['ListMySessionsAnswer'];
export type DisableMyOtherSessionsParameters = components['schemas']['DisableMyOtherSessionsParameters'];
export type DisableMyOtherSessionsAnswer = components['schemas']['DisableMyOtherSessionsAnswer'];
export type DisableMySessionParameters = components['schemas']['DisableMySessionParameters'];
export type DiscoverSessionTokenKeysAnswer = components['schemas']['DiscoverSessionTokenKeysAnswer'];
export type ListSessionsParameters = components['schemas']['ListSessionsParameters'];
export type ListSessionsAnswer = components['schemas']['ListSessionsAnswer'];
export type GetSessionParameters = components['schemas']['GetSessionParameters'];
export type DisableSessionParameters = components['schemas']['DisableSessionParameters'];
export type ExtendSessionParameters = components['schemas']['ExtendSessionParameters'];
export type ListIdentitySessionsParameters = components['schemas']['ListIdentitySessionsParameters'];
export type ListIdentitySessionsAnswer = components['schemas']['ListIdentitySessionsAnswer'];
export type DeleteIdentitySessionsParameters = components['schemas']['DeleteIdentitySessionsParameters'];
export type ListCourierMessagesParameters = components['schemas']['ListCourierMessagesParameters'];
export type ListCourierMessagesAnswer = components['schemas']['ListCourierMessagesAnswer'];
export type CourierMessage = components['schemas']['CourierMessage'];
export type CourierDispatch = components['schemas']['CourierDispatch'];
export type GetCourierMessageParameters = components['schemas']['GetCourierMessageParameters'];
export type ResendCourierMessageParameters = components['schemas']['ResendCourierMessageParameters'];
export type ListAuditEventsParameters = components['schemas']['ListAuditEventsParameters'];
export type ListAuditEventsAnswer = components['schemas']['ListAuditEventsAnswer'];
export type AuditEvent = components['schemas']['AuditEvent'];
export type ExportMyAccountParameters = components['schemas']['ExportMyAccountParameters'];
export type AccountExport = components['schemas']['AccountExport'];
export type DeleteMyAccountParameters = components['schemas']['DeleteMyAccountParameters'];
export type ListMyApiKeysParameters = components['schemas']['ListMyApiKeysParameters'];
export type ListMyApiKeysAnswer = components['schemas']['ListMyApiKeysAnswer'];
export type PersonalKey = components['schemas']['PersonalKey'];
export type CreateMyApiKeyParameters = components['schemas']['CreateMyApiKeyParameters'];
export type CreateMyApiKeyAnswer = components['schemas']['CreateMyApiKeyAnswer'];
export type DeleteMyApiKeyParameters = components['schemas']['DeleteMyApiKeyParameters'];
export type GetIdentityParameters = components['schemas']['GetIdentityParameters'];
export type AdminIdentity = components['schemas']['AdminIdentity'];
export type UpdateIdentityParameters = components['schemas']['UpdateIdentityParameters'];
export type PatchIdentityParameters = components['schemas']['PatchIdentityParameters'];
export type DeleteIdentityParameters = components['schemas']['DeleteIdentityParameters'];
export type CreateIdentityParameters = components['schemas']['CreateIdentityParameters'];
export type ListIdentitiesParameters = components['schemas']['ListIdentitiesParameters'];
export type ListIdentitiesAnswer = components['schemas']['ListIdentitiesAnswer'];
export type BatchPatchIdentitiesParameters = components['schemas']['BatchPatchIdentitiesParameters'];
export type BatchPatchIdentitiesAnswer = components['schemas']['BatchPatchIdentitiesAnswer'];
export type DeleteIdentityCredentialsParameters = components['schemas']['DeleteIdentityCredentialsParameters'];
export type ListIdentitySchemasParameters = components['schemas']['ListIdentitySchemasParameters'];
export type ListIdentitySchemasAnswer = components['schemas']['ListIdentitySchemasAnswer'];
export type JSONSchema = components['schemas']['JSONSchema'];
export type GetIdentitySchemaParameters = components['schemas']['GetIdentitySchemaParameters'];
export type GetWebAuthnJavaScriptParameters = components['schemas']['GetWebAuthnJavaScriptParameters'];
export type GetWebAuthnJavaScriptAnswer = components['schemas']['GetWebAuthnJavaScriptAnswer'];
export type GetRelationshipsParameters = components['schemas']['GetRelationshipsParameters'];
export type Relationships = components['schemas']['Relationships'];
export type Relationship = components['schemas']['Relationship'];
export type SubjectSet = components['schemas']['SubjectSet'];
export type CreateRelationshipParameters = components['schemas']['CreateRelationshipParameters'];
export type PatchRelationshipsParameters = components['schemas']['PatchRelationshipsParameters'];
export type RelationshipPatch = components['schemas']['RelationshipPatch'];
export type DeleteRelationshipsParameters = components['schemas']['DeleteRelationshipsParameters'];
export type ListRelationshipNamespacesParameters = components['schemas']['ListRelationshipNamespacesParameters'];
export type ListRelationshipNamespacesAnswer = components['schemas']['ListRelationshipNamespacesAnswer'];
export type CheckOplSyntaxParameters = components['schemas']['CheckOplSyntaxParameters'];
export type CheckOplSyntaxAnswer = components['schemas']['CheckOplSyntaxAnswer'];
export type SetPermissionLanguageParameters = components['schemas']['SetPermissionLanguageParameters'];
export type SetPermissionLanguageAnswer = components['schemas']['SetPermissionLanguageAnswer'];
export type GetPermissionLanguageParameters = components['schemas']['GetPermissionLanguageParameters'];
export type GetPermissionLanguageAnswer = components['schemas']['GetPermissionLanguageAnswer'];
export type ListPermissionLanguageVersionsAnswer = components['schemas']['ListPermissionLanguageVersionsAnswer'];
export type WatchRelationshipsParameters = components['schemas']['WatchRelationshipsParameters'];
export type WatchRelationshipsAnswer = components['schemas']['WatchRelationshipsAnswer'];
export type ListPermissionTestsParameters = components['schemas']['ListPermissionTestsParameters'];
export type ListPermissionTestsAnswer = components['schemas']['ListPermissionTestsAnswer'];
export type SetPermissionTestParameters = components['schemas']['SetPermissionTestParameters'];
export type PermissionTest = components['schemas']['PermissionTest'];
export type DeletePermissionTestParameters = components['schemas']['DeletePermissionTestParameters'];
export type CheckPermissionOrErrorParameters = components['schemas']['CheckPermissionOrErrorParameters'];
export type CheckPermissionResult = components['schemas']['CheckPermissionResult'];
export type PostCheckPermissionOrErrorParameters = components['schemas']['PostCheckPermissionOrErrorParameters'];
export type CheckPermissionParameters = components['schemas']['CheckPermissionParameters'];
export type PostCheckPermissionParameters = components['schemas']['PostCheckPermissionParameters'];
export type BatchCheckPermissionParameters = components['schemas']['BatchCheckPermissionParameters'];
export type BatchCheckPermissionAnswer = components['schemas']['BatchCheckPermissionAnswer'];
export type ExpandPermissionsParameters = components['schemas']['ExpandPermissionsParameters'];
export type ExpandPermissionsAnswer = components['schemas']['ExpandPermissionsAnswer'];
export type ExpandedPermissionTree = components['schemas']['ExpandedPermissionTree'];
export type ListPermittedObjectsParameters = components['schemas']['ListPermittedObjectsParameters'];
export type ListPermittedObjectsAnswer = components['schemas']['ListPermittedObjectsAnswer'];
export type ListPermittedSubjectsParameters = components['schemas']['ListPermittedSubjectsParameters'];
export type ListPermittedSubjectsAnswer = components['schemas']['ListPermittedSubjectsAnswer'];
export type ListOAuth2ClientsParameters = components['schemas']['ListOAuth2ClientsParameters'];
export type ListOAuth2ClientsAnswer = components['schemas']['ListOAuth2ClientsAnswer'];
export type OAuth2Client = components['schemas']['OAuth2Client'];
export type CreateOAuth2ClientParameters = components['schemas']['CreateOAuth2ClientParameters'];
export type GetOAuth2ClientParameters = components['schemas']['GetOAuth2ClientParameters'];
export type DeleteOAuth2ClientParameters = components['schemas']['DeleteOAuth2ClientParameters'];
export type SetOAuth2ClientParameters = components['schemas']['SetOAuth2ClientParameters'];
export type PatchOAuth2ClientParameters = components['schemas']['PatchOAuth2ClientParameters'];
export type SetOAuth2ClientLifespansParameters = components['schemas']['SetOAuth2ClientLifespansParameters'];
export type RotateOAuth2ClientSecretParameters = components['schemas']['RotateOAuth2ClientSecretParameters'];
export type DeleteRotatedOAuth2ClientSecretsParameters = components['schemas']['DeleteRotatedOAuth2ClientSecretsParameters'];
export type CreateOidcDynamicClientParameters = components['schemas']['CreateOidcDynamicClientParameters'];
export type GetOidcDynamicClientParameters = components['schemas']['GetOidcDynamicClientParameters'];
export type SetOidcDynamicClientParameters = components['schemas']['SetOidcDynamicClientParameters'];
export type DeleteOidcDynamicClientParameters = components['schemas']['DeleteOidcDynamicClientParameters'];
export type ListJsonWebKeySetsParameters = components['schemas']['ListJsonWebKeySetsParameters'];
export type ListJsonWebKeySetsAnswer = components['schemas']['ListJsonWebKeySetsAnswer'];
export type JsonWebKeySetSummary = components['schemas']['JsonWebKeySetSummary'];
export type CreateJsonWebKeySetParameters = components['schemas']['CreateJsonWebKeySetParameters'];
export type JsonWebKeySet = components['schemas']['JsonWebKeySet'];
export type JsonWebKey = components['schemas']['JsonWebKey'];
export type GetJsonWebKeySetParameters = components['schemas']['GetJsonWebKeySetParameters'];
export type SetJsonWebKeySetParameters = components['schemas']['SetJsonWebKeySetParameters'];
export type DeleteJsonWebKeySetParameters = components['schemas']['DeleteJsonWebKeySetParameters'];
export type GetJsonWebKeyParameters = components['schemas']['GetJsonWebKeyParameters'];
export type SetJsonWebKeyParameters = components['schemas']['SetJsonWebKeyParameters'];
export type DeleteJsonWebKeyParameters = components['schemas']['DeleteJsonWebKeyParameters'];
export type DiscoverJsonWebKeysAnswer = components['schemas']['DiscoverJsonWebKeysAnswer'];
export type TrustOAuth2JwtGrantIssuerParameters = components['schemas']['TrustOAuth2JwtGrantIssuerParameters'];
export type TrustedOAuth2JwtGrantIssuer = components['schemas']['TrustedOAuth2JwtGrantIssuer'];
export type ListTrustedOAuth2JwtGrantIssuersParameters = components['schemas']['ListTrustedOAuth2JwtGrantIssuersParameters'];
export type ListTrustedOAuth2JwtGrantIssuersAnswer = components['schemas']['ListTrustedOAuth2JwtGrantIssuersAnswer'];
export type GetTrustedOAuth2JwtGrantIssuerParameters = components['schemas']['GetTrustedOAuth2JwtGrantIssuerParameters'];
export type DeleteTrustedOAuth2JwtGrantIssuerParameters = components['schemas']['DeleteTrustedOAuth2JwtGrantIssuerParameters'];
export type GetOAuth2LoginRequestParameters = components['schemas']['GetOAuth2LoginRequestParameters'];
export type OAuth2LoginRequest = components['schemas']['OAuth2LoginRequest'];
export type GetOAuth2ConsentRequestParameters = components['schemas']['GetOAuth2ConsentRequestParameters'];
export type OAuth2ConsentRequest = components['schemas']['OAuth2ConsentRequest'];
export type GetOAuth2LogoutRequestParameters = components['schemas']['GetOAuth2LogoutRequestParameters'];
export type OAuth2LogoutRequest = components['schemas']['OAuth2LogoutRequest'];
export type AcceptOAuth2LoginRequestParameters = components['schemas']['AcceptOAuth2LoginRequestParameters'];
export type OAuth2RedirectTo = components['schemas']['OAuth2RedirectTo'];
export type AcceptOAuth2ConsentRequestParameters = components['schemas']['AcceptOAuth2ConsentRequestParameters'];
export type AcceptOAuth2LogoutRequestParameters = components['schemas']['AcceptOAuth2LogoutRequestParameters'];
export type RejectOAuth2LoginRequestParameters = components['schemas']['RejectOAuth2LoginRequestParameters'];
export type RejectOAuth2ConsentRequestParameters = components['schemas']['RejectOAuth2ConsentRequestParameters'];
export type RejectOAuth2LogoutRequestParameters = components['schemas']['RejectOAuth2LogoutRequestParameters'];
export type ListOAuth2ConsentSessionsParameters = components['schemas']['ListOAuth2ConsentSessionsParameters'];
export type ListOAuth2ConsentSessionsAnswer = components['schemas']['ListOAuth2ConsentSessionsAnswer'];
export type OAuth2ConsentSession = components['schemas']['OAuth2ConsentSession'];
export type RevokeOAuth2ConsentSessionsParameters = components['schemas']['RevokeOAuth2ConsentSessionsParameters'];
export type RevokeOAuth2LoginSessionsParameters = components['schemas']['RevokeOAuth2LoginSessionsParameters'];
export type IntrospectOAuth2TokenParameters = components['schemas']['IntrospectOAuth2TokenParameters'];
export type IntrospectedOAuth2Token = components['schemas']['IntrospectedOAuth2Token'];
export type DeleteOAuth2TokenParameters = components['schemas']['DeleteOAuth2TokenParameters'];
export type AcceptUserCodeRequestParameters = components['schemas']['AcceptUserCodeRequestParameters'];
export type AcceptUserCodeRequestAnswer = components['schemas']['AcceptUserCodeRequestAnswer'];
export type GetOidcUserInfoAnswer = components['schemas']['GetOidcUserInfoAnswer'];
export type PostOidcUserInfoAnswer = components['schemas']['PostOidcUserInfoAnswer'];
export type GetMyConsentRequestParameters = components['schemas']['GetMyConsentRequestParameters'];
export type GetMyConsentRequestAnswer = components['schemas']['GetMyConsentRequestAnswer'];
export type AnswerMyConsentRequestParameters = components['schemas']['AnswerMyConsentRequestParameters'];
export type AnswerMyConsentRequestAnswer = components['schemas']['AnswerMyConsentRequestAnswer'];
export type GetMyDeviceRequestParameters = components['schemas']['GetMyDeviceRequestParameters'];
export type GetMyDeviceRequestAnswer = components['schemas']['GetMyDeviceRequestAnswer'];
export type AnswerMyDeviceRequestParameters = components['schemas']['AnswerMyDeviceRequestParameters'];
export type AnswerMyDeviceRequestAnswer = components['schemas']['AnswerMyDeviceRequestAnswer'];
export type GetMyLogoutRequestParameters = components['schemas']['GetMyLogoutRequestParameters'];
export type GetMyLogoutRequestAnswer = components['schemas']['GetMyLogoutRequestAnswer'];
export type AnswerMyLogoutRequestParameters = components['schemas']['AnswerMyLogoutRequestParameters'];
export type AnswerMyLogoutRequestAnswer = components['schemas']['AnswerMyLogoutRequestAnswer'];
export type ListMyGrantsParameters = components['schemas']['ListMyGrantsParameters'];
export type ListMyGrantsAnswer = components['schemas']['ListMyGrantsAnswer'];
export type RevokeMyGrantParameters = components['schemas']['RevokeMyGrantParameters'];
export type RevokeOidcSessionParameters = components['schemas']['RevokeOidcSessionParameters'];
export type PostRevokeOidcSessionParameters = components['schemas']['PostRevokeOidcSessionParameters'];
export type OAuth2AuthorizeParameters = components['schemas']['OAuth2AuthorizeParameters'];
export type PostOAuth2AuthorizeParameters = components['schemas']['PostOAuth2AuthorizeParameters'];
export type ResumeOAuth2AuthorizationParameters = components['schemas']['ResumeOAuth2AuthorizationParameters'];
export type Oauth2TokenExchangeParameters = components['schemas']['Oauth2TokenExchangeParameters'];
export type OAuth2TokenExchange = components['schemas']['OAuth2TokenExchange'];
export type RevokeOAuth2TokenParameters = components['schemas']['RevokeOAuth2TokenParameters'];
export type OAuth2DeviceFlowParameters = components['schemas']['OAuth2DeviceFlowParameters'];
export type OAuth2DeviceFlowAnswer = components['schemas']['OAuth2DeviceFlowAnswer'];
export type PerformOAuth2DeviceVerificationFlowParameters = components['schemas']['PerformOAuth2DeviceVerificationFlowParameters'];
export type ResumeOAuth2DeviceVerificationParameters = components['schemas']['ResumeOAuth2DeviceVerificationParameters'];
export type OidcConfiguration = components['schemas']['OidcConfiguration'];
export type CreateProjectParameters = components['schemas']['CreateProjectParameters'];
export type Project = components['schemas']['Project'];
export type ListProjectsParameters = components['schemas']['ListProjectsParameters'];
export type ListProjectsAnswer = components['schemas']['ListProjectsAnswer'];
export type ProjectMetadata = components['schemas']['ProjectMetadata'];
export type GetProjectParameters = components['schemas']['GetProjectParameters'];
export type PurgeProjectParameters = components['schemas']['PurgeProjectParameters'];
export type SetProjectParameters = components['schemas']['SetProjectParameters'];
export type SuccessfulProjectUpdate = components['schemas']['SuccessfulProjectUpdate'];
export type PatchProjectParameters = components['schemas']['PatchProjectParameters'];
export type PatchProjectWithRevisionParameters = components['schemas']['PatchProjectWithRevisionParameters'];
export type ListProjectRevisionsParameters = components['schemas']['ListProjectRevisionsParameters'];
export type ListProjectRevisionsAnswer = components['schemas']['ListProjectRevisionsAnswer'];
export type GetProjectRevisionParameters = components['schemas']['GetProjectRevisionParameters'];
export type GetProjectRevisionAnswer = components['schemas']['GetProjectRevisionAnswer'];
export type RestoreProjectRevisionParameters = components['schemas']['RestoreProjectRevisionParameters'];
export type GetProjectMembersParameters = components['schemas']['GetProjectMembersParameters'];
export type GetProjectMembersAnswer = components['schemas']['GetProjectMembersAnswer'];
export type ProjectMember = components['schemas']['ProjectMember'];
export type ChangeProjectMemberParameters = components['schemas']['ChangeProjectMemberParameters'];
export type RemoveProjectMemberParameters = components['schemas']['RemoveProjectMemberParameters'];
export type CreateProjectInviteParameters = components['schemas']['CreateProjectInviteParameters'];
export type ProjectInvite = components['schemas']['ProjectInvite'];
export type ListProjectInvitesParameters = components['schemas']['ListProjectInvitesParameters'];
export type ListProjectInvitesAnswer = components['schemas']['ListProjectInvitesAnswer'];
export type CancelProjectInviteParameters = components['schemas']['CancelProjectInviteParameters'];
export type ListOwnInvitesAnswer = components['schemas']['ListOwnInvitesAnswer'];
export type AnswerInviteParameters = components['schemas']['AnswerInviteParameters'];
export type CreateProjectApiKeyParameters = components['schemas']['CreateProjectApiKeyParameters'];
export type CreateProjectApiKeyAnswer = components['schemas']['CreateProjectApiKeyAnswer'];
export type ListProjectApiKeysParameters = components['schemas']['ListProjectApiKeysParameters'];
export type ListProjectApiKeysAnswer = components['schemas']['ListProjectApiKeysAnswer'];
export type ProjectApiKey = components['schemas']['ProjectApiKey'];
export type DeleteProjectApiKeyParameters = components['schemas']['DeleteProjectApiKeyParameters'];
export type GetActiveProjectInConsoleAnswer = components['schemas']['GetActiveProjectInConsoleAnswer'];
export type SetActiveProjectInConsoleParameters = components['schemas']['SetActiveProjectInConsoleParameters'];
export type GetProjectQuotaParameters = components['schemas']['GetProjectQuotaParameters'];
export type GetProjectQuotaAnswer = components['schemas']['GetProjectQuotaAnswer'];
export type GetProjectActivityParameters = components['schemas']['GetProjectActivityParameters'];
export type ProjectActivity = components['schemas']['ProjectActivity'];
export type IsReadyRefusal503 = components['schemas']['IsReadyRefusal503'];
export type UpdateLoginFlowRefusal400 = components['schemas']['UpdateLoginFlowRefusal400'];
export type ErrorGeneric = components['schemas']['ErrorGeneric'];
export type ErrorBrowserLocationChangeRequired = components['schemas']['ErrorBrowserLocationChangeRequired'];
export type SelfServiceFlowExpiredError = components['schemas']['SelfServiceFlowExpiredError'];
export type UpdateLoginFlowByLinkRefusal400 = components['schemas']['UpdateLoginFlowByLinkRefusal400'];
export type UpdateRegistrationFlowRefusal400 = components['schemas']['UpdateRegistrationFlowRefusal400'];
export type UpdateRegistrationFlowByLinkRefusal400 = components['schemas']['UpdateRegistrationFlowByLinkRefusal400'];
export type UpdateSettingsFlowRefusal400 = components['schemas']['UpdateSettingsFlowRefusal400'];
export type UpdateSettingsFlowByLinkRefusal400 = components['schemas']['UpdateSettingsFlowByLinkRefusal400'];
export type UpdateRecoveryFlowRefusal400 = components['schemas']['UpdateRecoveryFlowRefusal400'];
export type UpdateRecoveryFlowByLinkRefusal400 = components['schemas']['UpdateRecoveryFlowByLinkRefusal400'];
export type UpdateVerificationFlowRefusal400 = components['schemas']['UpdateVerificationFlowRefusal400'];
export type UpdateVerificationFlowByLinkRefusal400 = components['schemas']['UpdateVerificationFlowByLinkRefusal400'];
export type CheckPermissionOrErrorRefusal403 = components['schemas']['CheckPermissionOrErrorRefusal403'];
export type PostCheckPermissionOrErrorRefusal403 = components['schemas']['PostCheckPermissionOrErrorRefusal403'];
export type CheckPermissionRefusal403 = components['schemas']['CheckPermissionRefusal403'];
export type PostCheckPermissionRefusal403 = components['schemas']['PostCheckPermissionRefusal403'];
export type ErrorOAuth2 = components['schemas']['ErrorOAuth2'];

/** Every call by its name. */
export interface OryCalls {
  /**
   * The process runs
   *
   * `GET /health/alive`
   */
  isAlive: Call<Record<never, never>, IsAliveAnswer>;
  /**
   * Every part that requests need works
   *
   * `GET /health/ready`
   */
  isReady: Call<Record<never, never>, IsReadyAnswer>;
  /**
   * Which version answers
   *
   * `GET /version`
   */
  getVersion: Call<Record<never, never>, GetVersionAnswer>;
  /**
   * Start a login flow in a browser
   *
   * `GET /self-service/login/browser`
   */
  createBrowserLoginFlow: Call<CreateBrowserLoginFlowParameters, LoginFlow>;
  /**
   * Start a login flow in an app
   *
   * `GET /self-service/login/api`
   */
  createNativeLoginFlow: Call<CreateNativeLoginFlowParameters, LoginFlow>;
  /**
   * Read a login flow
   *
   * `GET /self-service/login/flows`
   */
  getLoginFlow: Call<GetLoginFlowParameters, LoginFlow>;
  /**
   * Submit a login flow
   *
   * `POST /self-service/login`
   */
  updateLoginFlow: Call<UpdateLoginFlowParameters, SuccessfulNativeLogin>;
  /**
   * Submit a login flow by a link
   *
   * `GET /self-service/login`
   */
  updateLoginFlowByLink: Call<UpdateLoginFlowByLinkParameters, SuccessfulNativeLogin>;
  /**
   * Start a registration flow in a browser
   *
   * `GET /self-service/registration/browser`
   */
  createBrowserRegistrationFlow: Call<CreateBrowserRegistrationFlowParameters, RegistrationFlow>;
  /**
   * Start a registration flow in an app
   *
   * `GET /self-service/registration/api`
   */
  createNativeRegistrationFlow: Call<CreateNativeRegistrationFlowParameters, RegistrationFlow>;
  /**
   * Read a registration flow
   *
   * `GET /self-service/registration/flows`
   */
  getRegistrationFlow: Call<GetRegistrationFlowParameters, RegistrationFlow>;
  /**
   * Submit a registration flow
   *
   * `POST /self-service/registration`
   */
  updateRegistrationFlow: Call<UpdateRegistrationFlowParameters, SuccessfulNativeRegistration>;
  /**
   * Submit a registration flow by a link
   *
   * `GET /self-service/registration`
   */
  updateRegistrationFlowByLink: Call<UpdateRegistrationFlowByLinkParameters, SuccessfulNativeRegistration>;
  /**
   * Get the address that signs this browser out
   *
   * `GET /self-service/logout/browser`
   */
  createBrowserLogoutFlow: Call<CreateBrowserLogoutFlowParameters, CreateBrowserLogoutFlowAnswer>;
  /**
   * Sign this browser out
   *
   * `GET /self-service/logout`
   */
  updateLogoutFlow: Call<UpdateLogoutFlowParameters, undefined>;
  /**
   * Sign an app out
   *
   * `DELETE /self-service/logout/api`
   */
  performNativeLogout: Call<PerformNativeLogoutParameters, undefined>;
  /**
   * Start a settings flow in a browser
   *
   * `GET /self-service/settings/browser`
   */
  createBrowserSettingsFlow: Call<CreateBrowserSettingsFlowParameters, SettingsFlow>;
  /**
   * Start a settings flow in an app
   *
   * `GET /self-service/settings/api`
   */
  createNativeSettingsFlow: Call<CreateNativeSettingsFlowParameters, SettingsFlow>;
  /**
   * Read a settings flow
   *
   * `GET /self-service/settings/flows`
   */
  getSettingsFlow: Call<GetSettingsFlowParameters, SettingsFlow>;
  /**
   * Submit a settings flow
   *
   * `POST /self-service/settings`
   */
  updateSettingsFlow: Call<UpdateSettingsFlowParameters, SettingsFlow>;
  /**
   * Submit a settings flow by a link
   *
   * `GET /self-service/settings`
   */
  updateSettingsFlowByLink: Call<UpdateSettingsFlowByLinkParameters, SettingsFlow>;
  /**
   * Start a recovery flow in a browser
   *
   * `GET /self-service/recovery/browser`
   */
  createBrowserRecoveryFlow: Call<CreateBrowserRecoveryFlowParameters, RecoveryFlow>;
  /**
   * Start a recovery flow in an app
   *
   * `GET /self-service/recovery/api`
   */
  createNativeRecoveryFlow: Call<CreateNativeRecoveryFlowParameters, RecoveryFlow>;
  /**
   * Read a recovery flow
   *
   * `GET /self-service/recovery/flows`
   */
  getRecoveryFlow: Call<GetRecoveryFlowParameters, RecoveryFlow>;
  /**
   * Submit a recovery flow
   *
   * `POST /self-service/recovery`
   */
  updateRecoveryFlow: Call<UpdateRecoveryFlowParameters, RecoveryFlow>;
  /**
   * Submit a recovery flow by a link
   *
   * `GET /self-service/recovery`
   */
  updateRecoveryFlowByLink: Call<UpdateRecoveryFlowByLinkParameters, RecoveryFlow>;
  /**
   * Make a recovery code for an identity
   *
   * `POST /admin/recovery/code`
   */
  createRecoveryCodeForIdentity: Call<CreateRecoveryCodeForIdentityParameters, CreateRecoveryCodeForIdentityAnswer>;
  /**
   * Make a recovery link for an identity
   *
   * `POST /admin/recovery/link`
   */
  createRecoveryLinkForIdentity: Call<CreateRecoveryLinkForIdentityParameters, CreateRecoveryLinkForIdentityAnswer>;
  /**
   * Start a verification flow in a browser
   *
   * `GET /self-service/verification/browser`
   */
  createBrowserVerificationFlow: Call<CreateBrowserVerificationFlowParameters, VerificationFlow>;
  /**
   * Start a verification flow in an app
   *
   * `GET /self-service/verification/api`
   */
  createNativeVerificationFlow: Call<CreateNativeVerificationFlowParameters, VerificationFlow>;
  /**
   * Read a verification flow
   *
   * `GET /self-service/verification/flows`
   */
  getVerificationFlow: Call<GetVerificationFlowParameters, VerificationFlow>;
  /**
   * Submit a verification flow
   *
   * `POST /self-service/verification`
   */
  updateVerificationFlow: Call<UpdateVerificationFlowParameters, VerificationFlow>;
  /**
   * Submit a verification flow by a link
   *
   * `GET /self-service/verification`
   */
  updateVerificationFlowByLink: Call<UpdateVerificationFlowByLinkParameters, VerificationFlow>;
  /**
   * Read the error that a browser was sent to the error page for
   *
   * `GET /self-service/errors`
   */
  getFlowError: Call<GetFlowErrorParameters, GetFlowErrorAnswer>;
  /**
   * Come back from a sign-in provider
   *
   * `GET /self-service/methods/oidc/callback/{provider}`
   */
  completeOidcFlow: Call<CompleteOidcFlowParameters, undefined>;
  /**
   * Who is signed in
   *
   * `GET /sessions/whoami`
   */
  toSession: Call<ToSessionParameters, Session>;
  /**
   * My other sessions
   *
   * `GET /sessions`
   */
  listMySessions: Call<ListMySessionsParameters, ListMySessionsAnswer>;
  /**
   * End all my sessions but this one
   *
   * `DELETE /sessions`
   */
  disableMyOtherSessions: Call<DisableMyOtherSessionsParameters, DisableMyOtherSessionsAnswer>;
  /**
   * End one of my other sessions
   *
   * `DELETE /sessions/{id}`
   */
  disableMySession: Call<DisableMySessionParameters, undefined>;
  /**
   * Public keys of the tokens that stand for sessions
   *
   * `GET /sessions/jwks.json`
   */
  discoverSessionTokenKeys: Call<Record<never, never>, DiscoverSessionTokenKeysAnswer>;
  /**
   * All sessions, the newest first
   *
   * `GET /admin/sessions`
   */
  listSessions: Call<ListSessionsParameters, ListSessionsAnswer>;
  /**
   * One session
   *
   * `GET /admin/sessions/{id}`
   */
  getSession: Call<GetSessionParameters, Session>;
  /**
   * End a session
   *
   * `DELETE /admin/sessions/{id}`
   */
  disableSession: Call<DisableSessionParameters, undefined>;
  /**
   * Give a session a new life, when it is near its end
   *
   * `PATCH /admin/sessions/{id}/extend`
   */
  extendSession: Call<ExtendSessionParameters, Session>;
  /**
   * The sessions of an identity
   *
   * `GET /admin/identities/{id}/sessions`
   */
  listIdentitySessions: Call<ListIdentitySessionsParameters, ListIdentitySessionsAnswer>;
  /**
   * End and forget all sessions of an identity
   *
   * `DELETE /admin/identities/{id}/sessions`
   */
  deleteIdentitySessions: Call<DeleteIdentitySessionsParameters, undefined>;
  /**
   * List messages, newest first
   *
   * `GET /admin/courier/messages`
   */
  listCourierMessages: Call<ListCourierMessagesParameters, ListCourierMessagesAnswer>;
  /**
   * Read one message
   *
   * `GET /admin/courier/messages/{id}`
   */
  getCourierMessage: Call<GetCourierMessageParameters, CourierMessage>;
  /**
   * Send a message again that was given up within the last day
   *
   * `POST /admin/courier/messages/{id}/resend`
   */
  resendCourierMessage: Call<ResendCourierMessageParameters, CourierMessage>;
  /**
   * List what happened to accounts, newest first
   *
   * `GET /admin/audit/events`
   */
  listAuditEvents: Call<ListAuditEventsParameters, ListAuditEventsAnswer>;
  /**
   * Download everything that is kept about the account of this session
   *
   * Needs a sign-in not longer ago than the privileged age of sessions.
   *
   * `GET /self-service/account/export`
   */
  exportMyAccount: Call<ExportMyAccountParameters, AccountExport>;
  /**
   * Delete the account of this session, at once and for good
   *
   * Needs a sign-in not longer ago than the privileged age of sessions.
   *
   * `DELETE /self-service/account`
   */
  deleteMyAccount: Call<DeleteMyAccountParameters, undefined>;
  /**
   * My API keys that are valid, the newest first
   *
   * `GET /self-service/account/keys`
   */
  listMyApiKeys: Call<ListMyApiKeysParameters, ListMyApiKeysAnswer>;
  /**
   * Make an API key, by which programs act for me
   *
   * Needs a sign-in not longer ago than the privileged age of sessions. The key is in this answer and nowhere else.
   *
   * `POST /self-service/account/keys`
   */
  createMyApiKey: Call<CreateMyApiKeyParameters, CreateMyApiKeyAnswer>;
  /**
   * Revoke one of my API keys, and those that were made with it
   *
   * `DELETE /self-service/account/keys/{id}`
   */
  deleteMyApiKey: Call<DeleteMyApiKeyParameters, undefined>;
  /**
   * Read an identity
   *
   * `GET /admin/identities/{id}`
   */
  getIdentity: Call<GetIdentityParameters, AdminIdentity>;
  /**
   * Replace an identity
   *
   * `PUT /admin/identities/{id}`
   */
  updateIdentity: Call<UpdateIdentityParameters, AdminIdentity>;
  /**
   * Change parts of an identity by a JSON patch (RFC 6902)
   *
   * `PATCH /admin/identities/{id}`
   */
  patchIdentity: Call<PatchIdentityParameters, AdminIdentity>;
  /**
   * Remove an identity with its sessions
   *
   * `DELETE /admin/identities/{id}`
   */
  deleteIdentity: Call<DeleteIdentityParameters, undefined>;
  /**
   * Make an identity, with credentials brought along from elsewhere
   *
   * `POST /admin/identities`
   */
  createIdentity: Call<CreateIdentityParameters, AdminIdentity>;
  /**
   * List and search identities, in the order they were made
   *
   * X-Total-Count says how many there are; of a search at most 10,000. Pages are asked for by number (page, per_page) or, faster far into the list, by the token in the Link header (page_size, page_token).
   *
   * `GET /admin/identities`
   */
  listIdentities: Call<ListIdentitiesParameters, ListIdentitiesAnswer>;
  /**
   * Make several identities, each by itself
   *
   * `PATCH /admin/identities`
   */
  batchPatchIdentities: Call<BatchPatchIdentitiesParameters, BatchPatchIdentitiesAnswer>;
  /**
   * Take a way to sign in from an identity
   *
   * `DELETE /admin/identities/{id}/credentials/{type}`
   */
  deleteIdentityCredentials: Call<DeleteIdentityCredentialsParameters, undefined>;
  /**
   * List the identity schemas
   *
   * `GET /schemas`
   */
  listIdentitySchemas: Call<ListIdentitySchemasParameters, ListIdentitySchemasAnswer>;
  /**
   * Read an identity schema
   *
   * `GET /schemas/{id}`
   */
  getIdentitySchema: Call<GetIdentitySchemaParameters, JSONSchema>;
  /**
   * The script for security keys
   *
   * `GET /.well-known/ory/webauthn.js`
   */
  getWebAuthnJavaScript: Call<GetWebAuthnJavaScriptParameters, GetWebAuthnJavaScriptAnswer>;
  /**
   * List relationship tuples that have the given parts
   *
   * `GET /relation-tuples`
   */
  getRelationships: Call<GetRelationshipsParameters, Relationships>;
  /**
   * Add a relationship tuple; one that is there already stays
   *
   * `PUT /admin/relation-tuples`
   */
  createRelationship: Call<CreateRelationshipParameters, Relationship>;
  /**
   * Add and remove relationship tuples, all or none
   *
   * `PATCH /admin/relation-tuples`
   */
  patchRelationships: Call<PatchRelationshipsParameters, undefined>;
  /**
   * Remove all relationship tuples that have the given parts
   *
   * `DELETE /admin/relation-tuples`
   */
  deleteRelationships: Call<DeleteRelationshipsParameters, undefined>;
  /**
   * List the namespaces of the project
   *
   * `GET /namespaces`
   */
  listRelationshipNamespaces: Call<ListRelationshipNamespacesParameters, ListRelationshipNamespacesAnswer>;
  /**
   * Check a text of the permission language; every fault with its position, and what is doubtful
   *
   * `POST /opl/syntax/check`
   */
  checkOplSyntax: Call<CheckOplSyntaxParameters, CheckOplSyntaxAnswer>;
  /**
   * Give the project a new permission language, which is checked before it holds
   *
   * `PUT /admin/opl`
   */
  setPermissionLanguage: Call<SetPermissionLanguageParameters, SetPermissionLanguageAnswer>;
  /**
   * Read the permission language of the project, or an earlier version of it
   *
   * `GET /admin/opl`
   */
  getPermissionLanguage: Call<GetPermissionLanguageParameters, GetPermissionLanguageAnswer>;
  /**
   * List the newest 100 versions of the project's permission language
   *
   * `GET /admin/opl/versions`
   */
  listPermissionLanguageVersions: Call<Record<never, never>, ListPermissionLanguageVersionsAnswer>;
  /**
   * Follow what is added and removed: server-sent events `change`, each with the token of its change
   *
   * `GET /relation-tuples/watch`
   */
  watchRelationships: Call<WatchRelationshipsParameters, WatchRelationshipsAnswer>;
  /**
   * List the test cases of the permission language, and see which hold
   *
   * `GET /admin/opl/tests`
   */
  listPermissionTests: Call<ListPermissionTestsParameters, ListPermissionTestsAnswer>;
  /**
   * Keep a test case: the same question is kept once, with what was expected last
   *
   * `PUT /admin/opl/tests`
   */
  setPermissionTest: Call<SetPermissionTestParameters, PermissionTest>;
  /**
   * Delete the test case with this question
   *
   * `DELETE /admin/opl/tests`
   */
  deletePermissionTest: Call<DeletePermissionTestParameters, undefined>;
  /**
   * Check a permission; 403 where it is denied
   *
   * `GET /relation-tuples/check`
   */
  checkPermissionOrError: Call<CheckPermissionOrErrorParameters, CheckPermissionResult>;
  /**
   * Check a permission; 403 where it is denied
   *
   * `POST /relation-tuples/check`
   */
  postCheckPermissionOrError: Call<PostCheckPermissionOrErrorParameters, CheckPermissionResult>;
  /**
   * Check a permission; 200 in either case
   *
   * `GET /relation-tuples/check/openapi`
   */
  checkPermission: Call<CheckPermissionParameters, CheckPermissionResult>;
  /**
   * Check a permission; 200 in either case
   *
   * `POST /relation-tuples/check/openapi`
   */
  postCheckPermission: Call<PostCheckPermissionParameters, CheckPermissionResult>;
  /**
   * Check up to 10 permissions, answered in their order
   *
   * `POST /relation-tuples/batch/check`
   */
  batchCheckPermission: Call<BatchCheckPermissionParameters, BatchCheckPermissionAnswer>;
  /**
   * Show who has a relation to an object, as a tree
   *
   * `GET /relation-tuples/expand`
   */
  expandPermissions: Call<ExpandPermissionsParameters, ExpandPermissionsAnswer>;
  /**
   * List the objects to which a subject has a relation, by tuples and rules
   *
   * `GET /relation-tuples/objects`
   */
  listPermittedObjects: Call<ListPermittedObjectsParameters, ListPermittedObjectsAnswer>;
  /**
   * List the ids of the subjects that have a relation to an object, by tuples and rules
   *
   * `GET /relation-tuples/subjects`
   */
  listPermittedSubjects: Call<ListPermittedSubjectsParameters, ListPermittedSubjectsAnswer>;
  /**
   * List clients in the order of their ids
   *
   * X-Total-Count says how many the project has, whatever the filters.
   *
   * `GET /admin/clients`
   */
  listOAuth2Clients: Call<ListOAuth2ClientsParameters, ListOAuth2ClientsAnswer>;
  /**
   * Make a client
   *
   * `POST /admin/clients`
   */
  createOAuth2Client: Call<CreateOAuth2ClientParameters, OAuth2Client>;
  /**
   * Read a client
   *
   * `GET /admin/clients/{id}`
   */
  getOAuth2Client: Call<GetOAuth2ClientParameters, OAuth2Client>;
  /**
   * Remove a client with all that it was given
   *
   * `DELETE /admin/clients/{id}`
   */
  deleteOAuth2Client: Call<DeleteOAuth2ClientParameters, undefined>;
  /**
   * Replace a client; a secret that is left out is kept
   *
   * `PUT /admin/clients/{id}`
   */
  setOAuth2Client: Call<SetOAuth2ClientParameters, OAuth2Client>;
  /**
   * Change parts of a client by a JSON patch (RFC 6902)
   *
   * `PATCH /admin/clients/{id}`
   */
  patchOAuth2Client: Call<PatchOAuth2ClientParameters, OAuth2Client>;
  /**
   * Replace how long the tokens of a client hold
   *
   * `PUT /admin/clients/{id}/lifespans`
   */
  setOAuth2ClientLifespans: Call<SetOAuth2ClientLifespansParameters, OAuth2Client>;
  /**
   * Give a client another secret; the one before works for a while
   *
   * `POST /admin/clients/{id}/secrets/rotate`
   */
  rotateOAuth2ClientSecret: Call<RotateOAuth2ClientSecretParameters, OAuth2Client>;
  /**
   * End the secret before the last rotation now
   *
   * `DELETE /admin/clients/{id}/secrets/rotate`
   */
  deleteRotatedOAuth2ClientSecrets: Call<DeleteRotatedOAuth2ClientSecretsParameters, OAuth2Client>;
  /**
   * Register a client
   *
   * `POST /oauth2/register`
   */
  createOidcDynamicClient: Call<CreateOidcDynamicClientParameters, OAuth2Client>;
  /**
   * Read the own registration
   *
   * `GET /oauth2/register/{id}`
   */
  getOidcDynamicClient: Call<GetOidcDynamicClientParameters, OAuth2Client>;
  /**
   * Replace the own registration; its token is replaced, too
   *
   * `PUT /oauth2/register/{id}`
   */
  setOidcDynamicClient: Call<SetOidcDynamicClientParameters, OAuth2Client>;
  /**
   * Remove the own registration
   *
   * `DELETE /oauth2/register/{id}`
   */
  deleteOidcDynamicClient: Call<DeleteOidcDynamicClientParameters, undefined>;
  /**
   * The key sets with their keys, by name, without private parts
   *
   * `GET /admin/keys`
   */
  listJsonWebKeySets: Call<ListJsonWebKeySetsParameters, ListJsonWebKeySetsAnswer>;
  /**
   * Make a key and add it to a set, where it signs from now on
   *
   * `POST /admin/keys/{set}`
   */
  createJsonWebKeySet: Call<CreateJsonWebKeySetParameters, JsonWebKeySet>;
  /**
   * The keys of a set with their private parts, the newest first
   *
   * `GET /admin/keys/{set}`
   */
  getJsonWebKeySet: Call<GetJsonWebKeySetParameters, JsonWebKeySet>;
  /**
   * Replace all keys of a set, the newest first
   *
   * `PUT /admin/keys/{set}`
   */
  setJsonWebKeySet: Call<SetJsonWebKeySetParameters, JsonWebKeySet>;
  /**
   * Remove a set
   *
   * `DELETE /admin/keys/{set}`
   */
  deleteJsonWebKeySet: Call<DeleteJsonWebKeySetParameters, undefined>;
  /**
   * One key of a set with its private part
   *
   * `GET /admin/keys/{set}/{kid}`
   */
  getJsonWebKey: Call<GetJsonWebKeyParameters, JsonWebKeySet>;
  /**
   * Replace a key of a set, or add it; it is the newest then
   *
   * `PUT /admin/keys/{set}/{kid}`
   */
  setJsonWebKey: Call<SetJsonWebKeyParameters, JsonWebKey>;
  /**
   * Remove a key of a set
   *
   * `DELETE /admin/keys/{set}/{kid}`
   */
  deleteJsonWebKey: Call<DeleteJsonWebKeyParameters, undefined>;
  /**
   * The public keys by which tokens of this project are checked
   *
   * `GET /.well-known/jwks.json`
   */
  discoverJsonWebKeys: Call<Record<never, never>, DiscoverJsonWebKeysAnswer>;
  /**
   * Trust an issuer
   *
   * `POST /admin/trust/grants/jwt-bearer/issuers`
   */
  trustOAuth2JwtGrantIssuer: Call<TrustOAuth2JwtGrantIssuerParameters, TrustedOAuth2JwtGrantIssuer>;
  /**
   * The issuers that are trusted, by their names
   *
   * `GET /admin/trust/grants/jwt-bearer/issuers`
   */
  listTrustedOAuth2JwtGrantIssuers: Call<ListTrustedOAuth2JwtGrantIssuersParameters, ListTrustedOAuth2JwtGrantIssuersAnswer>;
  /**
   * One trusted issuer
   *
   * `GET /admin/trust/grants/jwt-bearer/issuers/{id}`
   */
  getTrustedOAuth2JwtGrantIssuer: Call<GetTrustedOAuth2JwtGrantIssuerParameters, TrustedOAuth2JwtGrantIssuer>;
  /**
   * Trust an issuer no more
   *
   * `DELETE /admin/trust/grants/jwt-bearer/issuers/{id}`
   */
  deleteTrustedOAuth2JwtGrantIssuer: Call<DeleteTrustedOAuth2JwtGrantIssuerParameters, undefined>;
  /**
   * Read a login request
   *
   * `GET /admin/oauth2/auth/requests/login`
   */
  getOAuth2LoginRequest: Call<GetOAuth2LoginRequestParameters, OAuth2LoginRequest>;
  /**
   * Read a consent request
   *
   * `GET /admin/oauth2/auth/requests/consent`
   */
  getOAuth2ConsentRequest: Call<GetOAuth2ConsentRequestParameters, OAuth2ConsentRequest>;
  /**
   * Read a logout request
   *
   * `GET /admin/oauth2/auth/requests/logout`
   */
  getOAuth2LogoutRequest: Call<GetOAuth2LogoutRequestParameters, OAuth2LogoutRequest>;
  /**
   * Accept a login request
   *
   * `PUT /admin/oauth2/auth/requests/login/accept`
   */
  acceptOAuth2LoginRequest: Call<AcceptOAuth2LoginRequestParameters, OAuth2RedirectTo>;
  /**
   * Accept a consent request
   *
   * `PUT /admin/oauth2/auth/requests/consent/accept`
   */
  acceptOAuth2ConsentRequest: Call<AcceptOAuth2ConsentRequestParameters, OAuth2RedirectTo>;
  /**
   * Accept a logout request
   *
   * `PUT /admin/oauth2/auth/requests/logout/accept`
   */
  acceptOAuth2LogoutRequest: Call<AcceptOAuth2LogoutRequestParameters, OAuth2RedirectTo>;
  /**
   * Reject a login request
   *
   * `PUT /admin/oauth2/auth/requests/login/reject`
   */
  rejectOAuth2LoginRequest: Call<RejectOAuth2LoginRequestParameters, OAuth2RedirectTo>;
  /**
   * Reject a consent request
   *
   * `PUT /admin/oauth2/auth/requests/consent/reject`
   */
  rejectOAuth2ConsentRequest: Call<RejectOAuth2ConsentRequestParameters, OAuth2RedirectTo>;
  /**
   * Reject a logout request
   *
   * `PUT /admin/oauth2/auth/requests/logout/reject`
   */
  rejectOAuth2LogoutRequest: Call<RejectOAuth2LogoutRequestParameters, undefined>;
  /**
   * List what somebody has let programs do, the newest first
   *
   * `GET /admin/oauth2/auth/sessions/consent`
   */
  listOAuth2ConsentSessions: Call<ListOAuth2ConsentSessionsParameters, ListOAuth2ConsentSessionsAnswer>;
  /**
   * Take back what somebody has let programs do
   *
   * `DELETE /admin/oauth2/auth/sessions/consent`
   */
  revokeOAuth2ConsentSessions: Call<RevokeOAuth2ConsentSessionsParameters, undefined>;
  /**
   * End the sign-ins of somebody, so that the login site asks again
   *
   * `DELETE /admin/oauth2/auth/sessions/login`
   */
  revokeOAuth2LoginSessions: Call<RevokeOAuth2LoginSessionsParameters, undefined>;
  /**
   * Say whether a token holds, and for what
   *
   * `POST /admin/oauth2/introspect`
   */
  introspectOAuth2Token: Call<IntrospectOAuth2TokenParameters, IntrospectedOAuth2Token>;
  /**
   * End all tokens of a client
   *
   * `DELETE /admin/oauth2/tokens`
   */
  deleteOAuth2Token: Call<DeleteOAuth2TokenParameters, undefined>;
  /**
   * Take the code that somebody has typed
   *
   * `PUT /admin/oauth2/auth/requests/device/accept`
   */
  acceptUserCodeRequest: Call<AcceptUserCodeRequestParameters, AcceptUserCodeRequestAnswer>;
  /**
   * What the token lets an application know about the person
   *
   * `GET /userinfo`
   */
  getOidcUserInfo: Call<Record<never, never>, GetOidcUserInfoAnswer>;
  /**
   * What the token lets an application know about the person
   *
   * `POST /userinfo`
   */
  postOidcUserInfo: Call<Record<never, never>, PostOidcUserInfoAnswer>;
  /**
   * Read what a program asks of me
   *
   * Where I need not be asked, because I have allowed it before, the answer says where I go on.
   *
   * `GET /self-service/oauth2/consent`
   */
  getMyConsentRequest: Call<GetMyConsentRequestParameters, GetMyConsentRequestAnswer>;
  /**
   * Allow a program what it asks, or refuse it
   *
   * `POST /self-service/oauth2/consent`
   */
  answerMyConsentRequest: Call<AnswerMyConsentRequestParameters, AnswerMyConsentRequestAnswer>;
  /**
   * See whether the question for a code is open
   *
   * `GET /self-service/oauth2/device`
   */
  getMyDeviceRequest: Call<GetMyDeviceRequestParameters, GetMyDeviceRequestAnswer>;
  /**
   * Type the code that a device shows
   *
   * `POST /self-service/oauth2/device`
   */
  answerMyDeviceRequest: Call<AnswerMyDeviceRequestParameters, AnswerMyDeviceRequestAnswer>;
  /**
   * Read a sign-out that waits for me
   *
   * `GET /self-service/oauth2/logout`
   */
  getMyLogoutRequest: Call<GetMyLogoutRequestParameters, GetMyLogoutRequestAnswer>;
  /**
   * Sign out, or stay signed in
   *
   * `POST /self-service/oauth2/logout`
   */
  answerMyLogoutRequest: Call<AnswerMyLogoutRequestParameters, AnswerMyLogoutRequestAnswer | undefined>;
  /**
   * The programs that have access by me, by name
   *
   * `GET /self-service/oauth2/grants`
   */
  listMyGrants: Call<ListMyGrantsParameters, ListMyGrantsAnswer>;
  /**
   * Take all that I have allowed from a program, with its tokens
   *
   * `DELETE /self-service/oauth2/grants/{client_id}`
   */
  revokeMyGrant: Call<RevokeMyGrantParameters, undefined>;
  /**
   * Sign out of all applications
   *
   * `GET /oauth2/sessions/logout`
   */
  revokeOidcSession: Call<RevokeOidcSessionParameters, undefined>;
  /**
   * Sign out of all applications
   *
   * `POST /oauth2/sessions/logout`
   */
  postRevokeOidcSession: Call<PostRevokeOidcSessionParameters, undefined>;
  /**
   * Begin an authorization in a browser
   *
   * `GET /oauth2/auth`
   */
  oAuth2Authorize: Call<OAuth2AuthorizeParameters, undefined>;
  /**
   * Begin an authorization in a browser, by a form
   *
   * `POST /oauth2/auth`
   */
  postOAuth2Authorize: Call<PostOAuth2AuthorizeParameters, undefined>;
  /**
   * Go on with an authorization whose site has answered
   *
   * `GET /oauth2/auth/{request}`
   */
  resumeOAuth2Authorization: Call<ResumeOAuth2AuthorizationParameters, undefined>;
  /**
   * Get tokens
   *
   * `POST /oauth2/token`
   */
  oauth2TokenExchange: Call<Oauth2TokenExchangeParameters, OAuth2TokenExchange>;
  /**
   * End a token, and those that were given with it
   *
   * `POST /oauth2/revoke`
   */
  revokeOAuth2Token: Call<RevokeOAuth2TokenParameters, undefined>;
  /**
   * Get a code that a person types elsewhere
   *
   * `POST /oauth2/device/auth`
   */
  oAuth2DeviceFlow: Call<OAuth2DeviceFlowParameters, OAuth2DeviceFlowAnswer>;
  /**
   * Where people go with the code
   *
   * `GET /oauth2/device/verify`
   */
  performOAuth2DeviceVerificationFlow: Call<PerformOAuth2DeviceVerificationFlowParameters, undefined>;
  /**
   * Go on with the sign-in of a device
   *
   * `GET /oauth2/device/verify/{request}`
   */
  resumeOAuth2DeviceVerification: Call<ResumeOAuth2DeviceVerificationParameters, undefined>;
  /**
   * What this provider can do
   *
   * `GET /.well-known/openid-configuration`
   */
  discoverOidcConfiguration: Call<Record<never, never>, OidcConfiguration>;
  /**
   * What this provider can do
   *
   * `GET /.well-known/oauth-authorization-server`
   */
  discoverOAuth2AuthorizationServer: Call<Record<never, never>, OidcConfiguration>;
  /**
   * Create a project: administrators of the installation only
   *
   * `POST /projects`
   */
  createProject: Call<CreateProjectParameters, Project>;
  /**
   * List the projects in which the caller has a role; administrators get all of them
   *
   * `GET /projects`
   */
  listProjects: Call<ListProjectsParameters, ListProjectsAnswer>;
  /**
   * Read a project with its settings; secrets are shown as stars
   *
   * `GET /projects/{project_id}`
   */
  getProject: Call<GetProjectParameters, Project>;
  /**
   * Remove a project with everything in it, for good: owners only
   *
   * `DELETE /projects/{project_id}`
   */
  purgeProject: Call<PurgeProjectParameters, undefined>;
  /**
   * Replace a project: the settings of each service that is given become these
   *
   * `PUT /projects/{project_id}`
   */
  setProject: Call<SetProjectParameters, SuccessfulProjectUpdate>;
  /**
   * Change a project by a JSON patch
   *
   * `PATCH /projects/{project_id}`
   */
  patchProject: Call<PatchProjectParameters, SuccessfulProjectUpdate>;
  /**
   * Change a project by a JSON patch, if it still is in this revision; 409 where it is not
   *
   * `PATCH /projects/{project_id}/revision/{revision_id}`
   */
  patchProjectWithRevision: Call<PatchProjectWithRevisionParameters, SuccessfulProjectUpdate>;
  /**
   * List the revisions of a project, the newest first
   *
   * `GET /projects/{project_id}/revisions`
   */
  listProjectRevisions: Call<ListProjectRevisionsParameters, ListProjectRevisionsAnswer>;
  /**
   * Read a revision of a project, with how it differs from the one now, or from another
   *
   * `GET /projects/{project_id}/revisions/{revision_id}`
   */
  getProjectRevision: Call<GetProjectRevisionParameters, GetProjectRevisionAnswer>;
  /**
   * Make a project as it was in an earlier revision, as a new one
   *
   * `POST /projects/{project_id}/revisions/{revision_id}/restore`
   */
  restoreProjectRevision: Call<RestoreProjectRevisionParameters, SuccessfulProjectUpdate>;
  /**
   * List the members of a project with their roles
   *
   * `GET /projects/{project_id}/members`
   */
  getProjectMembers: Call<GetProjectMembersParameters, GetProjectMembersAnswer>;
  /**
   * Give a member another role: owners only
   *
   * `PATCH /projects/{project_id}/members/{member_id}`
   */
  changeProjectMember: Call<ChangeProjectMemberParameters, undefined>;
  /**
   * Take a member their role: owners, and the members themselves
   *
   * `DELETE /projects/{project_id}/members/{member_id}`
   */
  removeProjectMember: Call<RemoveProjectMemberParameters, undefined>;
  /**
   * Invite somebody by mail to work on a project: owners only
   *
   * `POST /projects/{project_id}/invites`
   */
  createProjectInvite: Call<CreateProjectInviteParameters, ProjectInvite>;
  /**
   * List the invitations to a project, the newest first
   *
   * `GET /projects/{project_id}/invites`
   */
  listProjectInvites: Call<ListProjectInvitesParameters, ListProjectInvitesAnswer>;
  /**
   * Take an invitation back that has had no answer: owners only
   *
   * `DELETE /projects/{project_id}/invites/{invite_id}`
   */
  cancelProjectInvite: Call<CancelProjectInviteParameters, undefined>;
  /**
   * List the invitations that wait for an answer of the person who calls
   *
   * `GET /console/invites`
   */
  listOwnInvites: Call<Record<never, never>, ListOwnInvitesAnswer>;
  /**
   * Accept or decline an invitation
   *
   * `PUT /console/invites/{invite_id}`
   */
  answerInvite: Call<AnswerInviteParameters, undefined>;
  /**
   * Make an API key of a project; its value is shown in this answer only
   *
   * `POST /projects/{project}/tokens`
   */
  createProjectApiKey: Call<CreateProjectApiKeyParameters, CreateProjectApiKeyAnswer>;
  /**
   * List the API keys of a project, without their values
   *
   * `GET /projects/{project}/tokens`
   */
  listProjectApiKeys: Call<ListProjectApiKeysParameters, ListProjectApiKeysAnswer>;
  /**
   * Delete an API key of a project; programs that use it are refused from now on
   *
   * `DELETE /projects/{project}/tokens/{token_id}`
   */
  deleteProjectApiKey: Call<DeleteProjectApiKeyParameters, undefined>;
  /**
   * Read which project the caller chose last; without project_id where there is none any more
   *
   * `GET /console/active/project`
   */
  getActiveProjectInConsole: Call<Record<never, never>, GetActiveProjectInConsoleAnswer>;
  /**
   * Choose the project to work on
   *
   * `PUT /console/active/project`
   */
  setActiveProjectInConsole: Call<SetActiveProjectInConsoleParameters, undefined>;
  /**
   * Read the plan of a project, and how much of its limits is used
   *
   * `GET /projects/{project_id}/quota`
   */
  getProjectQuota: Call<GetProjectQuotaParameters, GetProjectQuotaAnswer>;
  /**
   * Count what happens in a project, by hour or by day
   *
   * `GET /projects/{project_id}/activity`
   */
  getProjectActivity: Call<GetProjectActivityParameters, ProjectActivity>;
}

/** What is described of the refusals of a call, by their status. */
export interface OryRefusals {
  isReady: { 503: IsReadyRefusal503 };
  updateLoginFlow: { 400: UpdateLoginFlowRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateLoginFlowByLink: { 400: UpdateLoginFlowByLinkRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateRegistrationFlow: { 400: UpdateRegistrationFlowRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateRegistrationFlowByLink: { 400: UpdateRegistrationFlowByLinkRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateSettingsFlow: { 400: UpdateSettingsFlowRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateSettingsFlowByLink: { 400: UpdateSettingsFlowByLinkRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateRecoveryFlow: { 400: UpdateRecoveryFlowRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateRecoveryFlowByLink: { 400: UpdateRecoveryFlowByLinkRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateVerificationFlow: { 400: UpdateVerificationFlowRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  updateVerificationFlowByLink: { 400: UpdateVerificationFlowByLinkRefusal400; 403: ErrorBrowserLocationChangeRequired; 410: SelfServiceFlowExpiredError; 422: ErrorBrowserLocationChangeRequired };
  checkPermissionOrError: { 403: CheckPermissionOrErrorRefusal403 };
  postCheckPermissionOrError: { 403: PostCheckPermissionOrErrorRefusal403 };
  checkPermission: { 403: CheckPermissionRefusal403 };
  postCheckPermission: { 403: PostCheckPermissionRefusal403 };
  getOAuth2LoginRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 410: OAuth2RedirectTo };
  getOAuth2ConsentRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 410: OAuth2RedirectTo };
  getOAuth2LogoutRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 410: OAuth2RedirectTo };
  acceptOAuth2LoginRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 409: ErrorOAuth2 };
  acceptOAuth2ConsentRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 409: ErrorOAuth2 };
  acceptOAuth2LogoutRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 409: ErrorOAuth2 };
  rejectOAuth2LoginRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 409: ErrorOAuth2 };
  rejectOAuth2ConsentRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 409: ErrorOAuth2 };
  rejectOAuth2LogoutRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2; 409: ErrorOAuth2 };
  introspectOAuth2Token: { 400: ErrorOAuth2 };
  deleteOAuth2Token: { 400: ErrorOAuth2 };
  acceptUserCodeRequest: { 400: ErrorOAuth2; 404: ErrorOAuth2 };
  getOidcUserInfo: { 401: ErrorOAuth2; 403: ErrorOAuth2 };
  postOidcUserInfo: { 401: ErrorOAuth2; 403: ErrorOAuth2 };
}
