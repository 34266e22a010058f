// What each can choose for their own screen: language, colours, sounds, keys and alerts.

import { useSignal } from "@preact/signals";
import { LANGUAGES, type Language, language, setLanguage, t } from "../i18n";
import { canNotify, canVibrate, isForbidden, notifies, setNotifies, vibrates } from "./alerts";
import { Button } from "./button";
import { confirms } from "./confirming";
import { Dialog } from "./dialog";
import { Select, Slider, Switch } from "./field";
import { lettersAreKeys } from "./keys";
import { GROUPS, heard, play, SAMPLE_OF, volume } from "./sound";
import { setTheme, THEMES, type Theme, theme } from "./theme";
import { You } from "./you";
import "./settings.css";

/** On a page outside a table: the language at hand, and the way to everything else. */
export function Settings() {
  const isOpen = useSignal(false);
  return (
    <div class="settings">
      <LanguageChoice />
      <Button icon="settings" onPress={() => (isOpen.value = true)}>
        {t("settings.title")}
      </Button>
      {isOpen.value && <SettingsDialog onClose={() => (isOpen.value = false)} />}
    </div>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("settings.title")} onClose={onClose}>
      <div class="all-settings">
        <div class="settings">
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <Sounds />
        <Turns />
        <Alerts />
        <Keys />
        <You />
      </div>
    </Dialog>
  );
}

function LanguageChoice() {
  return (
    <Select
      label={t("settings.language")}
      value={language.value}
      choices={Object.entries(LANGUAGES).map(([value, text]) => ({ value, text }))}
      onChange={(name) => setLanguage(name as Language)}
    />
  );
}

function ThemeChoice() {
  return (
    <Select
      label={t("settings.theme")}
      value={theme.value}
      choices={THEMES.map((value) => ({ value, text: t(`settings.${value}`) }))}
      onChange={(name) => setTheme(name as Theme)}
    />
  );
}

function Sounds() {
  return (
    <fieldset>
      <legend>{t("settings.sounds")}</legend>
      <Slider
        label={t("settings.volume")}
        value={volume.value}
        onChange={(value) => {
          volume.value = value;
          play("chime");
        }}
      />
      {GROUPS.map((group) => (
        <Switch
          key={group}
          label={t(`settings.sound_${group}`)}
          value={heard[group].value}
          onChange={(on) => {
            heard[group].value = on;
            play(SAMPLE_OF[group]);
          }}
        />
      ))}
    </fieldset>
  );
}

function Turns() {
  return (
    <fieldset>
      <legend>{t("settings.turns")}</legend>
      <Switch
        label={t("settings.confirms")}
        help={t("settings.confirms_help")}
        value={confirms.value}
        onChange={(on) => {
          confirms.value = on;
        }}
      />
    </fieldset>
  );
}

function Keys() {
  return (
    <fieldset>
      <legend>{t("settings.keys")}</legend>
      <Switch
        label={t("settings.letters")}
        help={t("settings.letters_help")}
        value={lettersAreKeys.value}
        onChange={(on) => {
          lettersAreKeys.value = on;
        }}
      />
    </fieldset>
  );
}

/** Only what this device can do. */
function Alerts() {
  if (!canVibrate() && !canNotify()) return null;
  return (
    <fieldset>
      <legend>{t("settings.alerts")}</legend>
      {canVibrate() && (
        <Switch
          label={t("settings.vibrates")}
          value={vibrates.value}
          onChange={(on) => {
            vibrates.value = on;
          }}
        />
      )}
      {canNotify() && (
        <Switch
          label={t("settings.notifies")}
          help={t(isForbidden.value ? "settings.forbidden" : "settings.notifies_help")}
          value={notifies.value}
          onChange={setNotifies}
        />
      )}
    </fieldset>
  );
}
